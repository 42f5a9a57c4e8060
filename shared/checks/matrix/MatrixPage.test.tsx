import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'

import type { InvitationRights } from '#shared/domain/companies/invitation.ts'
import type { User } from '../../../testing/factories/companies.ts'
import {
  NUM_COMPANY_QUESTIONS,
  physicalStrainIn,
  questionsIn,
} from '../../../testing/factories/physical-strain.ts'
import { useBackEnd } from '../../../testing/harness/back-end.ts'
import { followLink, openPage } from '../../../testing/harness/open-page.tsx'

const backEnd = useBackEnd()
const { createUser, createCompany, invite, startCheck, addGroup, answerScript } = physicalStrainIn(backEnd)

let els: User
beforeEach(async () => {
  els = await createUser('els')
})

const GOOD_EDUCATION = { instructed: 'yesRecorded', newcomers: 'yes', supervision: 'yes', complaints: 'yes' }
const PUSHES_WELL = { force: 'le140', weight: 'le300', surface: 'yes', grip: 'yes' }
const MEASURES = { agreed: 'noneNeeded', discussed: 'yes' }

/** Without risks: its only task is pushing. */
async function addGoodGroup(companyId: number, name: string): Promise<number> {
  const group = await addGroup(els, companyId, name)
  await answerScript(els, companyId, group, 'EDUCATION', { tasks: ['pushPull'], ...GOOD_EDUCATION })
  await answerScript(els, companyId, group, 'PUSH_AND_PULL', PUSHES_WELL)
  await answerScript(els, companyId, group, 'ACTIONS', MEASURES)
  return group
}

/** Unfinished, with risks in lifting and posture. */
async function addRiskyGroup(companyId: number, name: string): Promise<number> {
  const group = await addGroup(els, companyId, name)
  await answerScript(els, companyId, group, 'EDUCATION', { tasks: ['liftLow', 'posture'], ...GOOD_EDUCATION })
  await answerScript(els, companyId, group, 'LIFT_BELOW_KNEE', {
    load: '10to25',
    frequency: 'more',
    twist: 'no',
    grip: 'yes',
  })
  await answerScript(els, companyId, group, 'STRENUOUS_POSTURE', { trunk: 'gt60' })
  return group
}

async function finishCompanyPart(companyId: number) {
  await answerScript(els, companyId, null, 'SITTING_WORK', { applies: 'no' })
  await answerScript(els, companyId, null, 'PREGNANCY', { applies: 'no' })
}

const open = async (companyId: number, as = els.email) => {
  const router = await openPage(`/bedrijven/${companyId}/checks/fysieke-belasting`, { as })
  await screen.findByRole('heading', { level: 1, name: 'Resultaten per functiegroep' })
  return router
}
async function openAs(rights: InvitationRights, companyId: number) {
  const jan = await createUser('jan')
  await invite(jan, companyId, { rights })
  return open(companyId, jan.email)
}

const matrix = () => within(screen.getByRole('region', { name: 'Risicomatrix' }))
const row = (name: string) => within(matrix().getByRole('link', { name }).closest('tr')!)
const cells = (name: string) =>
  row(name)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent)
const pathOf = (link: HTMLElement) => `${link.getAttribute('href')}`

test('shows a row for each function group, with its status in each subject', async () => {
  const company = await startCheck(els)
  const risky = await addRiskyGroup(company, 'Bankwerkers')
  await addGoodGroup(company, 'Magazijn')
  await answerScript(els, company, null, 'SITTING_WORK', {
    applies: 'yes',
    breaks: 'no',
    total: 'le6',
    workstation: 'yes',
    eyes: 'yes',
  })
  await open(company)

  expect(
    matrix()
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Functiegroep',
    'Voorlichting',
    'Tillen',
    'Dragen',
    'Duwen en trekken',
    'Inspannende houding',
    'Repeterende bewegingen',
    'Maatregelen',
  ])
  const no = 'Niet gekozen'
  expect(cells('Bankwerkers')).toEqual([
    'In orde',
    '2 risico’s',
    no,
    no,
    '1 risico, 4 vragen open',
    no,
    '2 vragen open',
  ])
  expect(cells('Magazijn')).toEqual(['In orde', no, no, 'In orde', no, no, 'In orde'])
  expect(cells('Kantoormedewerkers')).toEqual(['1 risico: te lang achter elkaar beeldschermwerk'])
  expect(cells('Zwangere medewerkers')).toEqual([`${questionsIn('PREGNANCY')} vragen open`])
  for (const name of [
    'Bankwerkers 3 binnen drie maanden Ga verder: Bankwerkers',
    'Magazijn Af',
    'Hele bedrijf',
  ])
    expect(matrix().getByRole('rowheader', { name })).toBeTruthy()

  const today = new Intl.DateTimeFormat('nl-NL', {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    timeZone: 'Europe/Amsterdam',
  }).format(new Date())
  expect(screen.getByText(`1 van 2 groepen af · laatst bijgewerkt op ${today} door Els de Smid`)).toBeTruthy()
  expect(screen.getByText(`4 risico’s, ${4 + 2 + questionsIn('PREGNANCY')} vragen open`)).toBeTruthy()
  expect(pathOf(matrix().getByRole('link', { name: 'Bankwerkers' }))).toBe(
    `/bedrijven/${company}/checks/fysieke-belasting/${risky}`,
  )
  expect(pathOf(matrix().getByRole('link', { name: 'Tillen' }))).toBe(
    `/bedrijven/${company}/checks/fysieke-belasting/LIFTING`,
  )
  expect(pathOf(matrix().getByRole('link', { name: 'Ga verder: Bankwerkers' }))).toBe(
    `/check/fysieke-belasting/${company}?functionGroupId=${risky}&resume=true`,
  )
})

test('shows the current step, the document title and the back link', { tags: ['deep'] }, async () => {
  const company = await startCheck(els)
  const group = await addRiskyGroup(company, 'Bankwerkers')
  const router = await open(company)
  const steps = within(screen.getByRole('list', { name: 'Stappen' })).getAllByRole('listitem')
  expect(steps.find((step) => step.getAttribute('aria-current'))?.textContent).toBe('Signaleer')
  await waitFor(() =>
    expect(document.title).toBe('Beterwerk – Mijn bedrijven – Metaal Noord – Fysieke belasting'),
  )
  const back = () =>
    screen
      .getByRole('navigation', { name: 'Bedrijfsmenu' })
      .querySelector<HTMLAnchorElement>('.bw-sidebar-back')
  expect(back()?.pathname).toBe('/bedrijven')

  await router.navigate(`/bedrijven/${company}/checks/fysieke-belasting/${group}`)
  await screen.findByRole('heading', { level: 1, name: 'Bankwerkers' })
  await waitFor(() =>
    expect(document.title).toBe(
      'Beterwerk – Mijn bedrijven – Metaal Noord – Fysieke belasting – Bankwerkers',
    ),
  )
  expect(back()?.textContent).toBe('Fysieke belasting')
  expect(back()?.pathname).toBe(`/bedrijven/${company}/checks/fysieke-belasting`)
})

test('counts the risks by urgency, for each function group and together', async () => {
  const company = await startCheck(els)
  const group = await addGroup(els, company, 'Bankwerkers')
  await answerScript(els, company, group, 'EDUCATION', { tasks: ['liftLow'], instructed: 'yesNotRecorded' })
  await answerScript(els, company, group, 'LIFT_BELOW_KNEE', { load: 'gt25', frequency: 'more' })
  await answerScript(els, company, null, 'SITTING_WORK', { applies: 'yes', breaks: 'no' })
  await open(company)
  expect(screen.getByText('1 direct, 2 binnen drie maanden, 1 binnen een jaar')).toBeTruthy()
  expect(row('Bankwerkers').getByText('1 direct, 1 binnen drie maanden, 1 binnen een jaar')).toBeTruthy()
})

test('a cell leads to its subject in the results of the group', async () => {
  const company = await startCheck(els)
  const group = await addRiskyGroup(company, 'Bankwerkers')
  const router = await open(company)
  const name = '2 risico’s, tillen bij Bankwerkers'
  await followLink(router, row('Bankwerkers').getByRole('link', { name }))
  await screen.findByRole('heading', { level: 1, name: 'Bankwerkers' })
  expect(router.state.location.pathname).toBe(`/bedrijven/${company}/checks/fysieke-belasting/${group}`)
  const target = document.getElementById(router.state.location.hash.slice(1))
  expect(within(target!).getByRole('heading', { level: 2, name: 'Tillen onder kniehoogte' })).toBeTruthy()
})

test('more than ten function groups can be searched', { tags: ['deep'] }, async () => {
  const company = await startCheck(els)
  for (let number = 1; number <= 10; number++) await addGroup(els, company, `Ploeg ${number}`)
  await open(company)
  expect(screen.queryByRole('searchbox')).toBeNull()
  await addGroup(els, company, 'Monteurs café')
  const router = await open(company)
  const search = await screen.findByRole('searchbox', { name: 'Zoek een functiegroep' })
  await userEvent.type(search, 'CAFE')
  await waitFor(() => expect(router.state.location.search).toBe('?zoek=CAFE'))
  const groups = () =>
    matrix()
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent)
  await waitFor(() => expect(groups()[0]).toContain('Monteurs café'))
  expect(groups().some((name) => name?.includes('Ploeg'))).toBe(false)
})

test('what nobody has said yet is not known, instead of not chosen', { tags: ['deep'] }, async () => {
  const company = await startCheck(els)
  const group = await addGroup(els, company, 'Monteurs')
  await answerScript(els, company, group, 'EDUCATION', { instructed: 'yesRecorded' })
  await open(company)
  const unknown = Array(6).fill('Nog niet bekend')
  expect(cells('Monteurs')).toEqual([`${questionsIn('EDUCATION') - 1} vragen open`, ...unknown])
})

test('offers a draft for the whole company until everything is finished', { tags: ['deep'] }, async () => {
  const company = await startCheck(els)
  await addGoodGroup(company, 'Magazijn')
  await open(company)
  expect(screen.queryByRole('button', { name: 'Download Plan van Aanpak' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Download concept' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Download concept als Excel' })).toBeTruthy()
  expect(
    screen.getByText(new RegExp(`als alles af is\\. Er staan nog ${NUM_COMPANY_QUESTIONS} vragen open\\.`)),
  ).toBeTruthy()
  expect(pathOf(screen.getByRole('link', { name: 'Ga verder met de check' }))).toBe(
    `/check/fysieke-belasting/${company}`,
  )
})

test('offers the plan as PDF and as Excel once everything is finished', { tags: ['deep'] }, async () => {
  const company = await startCheck(els)
  await addGoodGroup(company, 'Magazijn')
  await finishCompanyPart(company)
  await open(company)
  expect(screen.getByRole('button', { name: 'Download Plan van Aanpak' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Download als Excel' })).toBeTruthy()
  expect(screen.queryByText(/als alles af is/)).toBeNull()
  expect(screen.queryByRole('button', { name: /concept/ })).toBeNull()
})

test('offers no draft as long as nothing is answered', { tags: ['deep'] }, async () => {
  const company = await startCheck(els)
  await addGroup(els, company, 'Magazijn')
  await open(company)
  expect(screen.getByText(/als alles af is/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: /concept/ })).toBeNull()
})

test('a user with write access can add and manage function groups', { tags: ['deep'] }, async () => {
  const company = await startCheck(els)
  await addGoodGroup(company, 'Magazijn')
  await openAs('WRITE', company)
  const check = `/check/fysieke-belasting/${company}`
  expect(pathOf(screen.getByRole('link', { name: 'Functiegroep toevoegen' }))).toBe(`${check}/functiegroep`)
  expect(pathOf(screen.getByRole('link', { name: 'Functiegroepen beheren' }))).toBe(`${check}/functiegroepen`)
})

test('a user with read access sees all statuses but no links to change anything', {
  tags: ['deep'],
}, async () => {
  const company = await startCheck(els)
  await addRiskyGroup(company, 'Bankwerkers')
  await addGroup(els, company, 'Lassers')
  await openAs('READONLY', company)
  expect(cells('Bankwerkers')[1]).toBe('2 risico’s')
  expect(matrix().getByRole('rowheader', { name: 'Lassers Niet begonnen' })).toBeTruthy()
  for (const name of [/toevoegen/, /beheren/, /Ga verder/, /^Begin/])
    expect(screen.queryByRole('link', { name })).toBeNull()
})

test('without function groups, explains what they are and offers to add one', {
  tags: ['deep'],
}, async () => {
  const company = await createCompany(els)
  await open(company)
  expect(screen.getByRole('heading', { name: 'Er zijn nog geen functiegroepen' })).toBeTruthy()
  expect(pathOf(screen.getByRole('link', { name: 'Kies jullie functiegroepen' }))).toBe(
    `/check/fysieke-belasting/${company}/functiegroepen`,
  )
  expect(screen.queryByRole('region', { name: 'Risicomatrix' })).toBeNull()
})

test('without function groups, a user with read access is not asked to add one', {
  tags: ['deep'],
}, async () => {
  await openAs('READONLY', await createCompany(els))
  expect(screen.getByText('De eigenaar van het bedrijf is nog niet begonnen.')).toBeTruthy()
  expect(screen.queryByRole('link', { name: /functiegroep toe/ })).toBeNull()
})

test('shows a notice when questions were added to the questionnaire', { tags: ['deep'] }, async () => {
  const company = await startCheck(els)
  const group = await addGroup(els, company, 'Bankwerkers')
  await answerScript(els, company, group, 'EDUCATION', { tasks: ['none'] })
  await backEnd.sql`update check_answer set version = 0`
  await backEnd.sql`update company_check set questionnaire_version = 0`
  await open(company)
  const notice = await screen.findByText(/^(1 vraag is|\d+ vragen zijn) nieuw of veranderd$/)
  expect(within(notice.closest('[role=status]') as HTMLElement).getByRole('link')).toHaveProperty(
    'pathname',
    `/check/fysieke-belasting/${company}`,
  )
})

test('new questions in a finished check: the notice leads to the result of then, with its plan', async () => {
  const company = await startCheck(els)
  const group = await addGroup(els, company, 'Bankwerkers')
  await answerScript(els, company, group, 'EDUCATION', { tasks: ['none'] })
  await backEnd.sql`update check_answer set version = 0`
  await backEnd.sql`update company_check set questionnaire_version = 0`
  await backEnd.sql`
    insert into check_round (company_id, "check", number, finished_at, questionnaire_version, result, plan, is_kept)
    values (${company}, 'PHYSICAL_STRAIN', 1, '2026-03-14T10:00:00Z', 0, '{"columns": [], "sections": []}', '{}', true)`
  const router = await open(company)
  await followLink(
    router,
    await screen.findByRole('link', { name: 'Het resultaat van 14-03-2026 blijft bewaard' }),
  )
  expect(await screen.findByRole('heading', { level: 1, name: 'Ronde 1 van 14-03-2026' })).toBeTruthy()
  expect(screen.getByText(/^Bewaard toen er nieuwe vragen bij kwamen\./)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Download Plan van Aanpak' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Download als Excel' })).toBeTruthy()
})

test('a user who was not invited to this check has no access', { tags: ['deep'] }, async () => {
  const company = await startCheck(els)
  const jan = await createUser('jan')
  await invite(jan, company, { checks: ['NOISE_HAZARD'] })
  await openPage(`/bedrijven/${company}/checks/fysieke-belasting`, { as: jan.email })
  expect(await screen.findByRole('heading', { level: 1, name: 'Geen toegang' })).toBeTruthy()
})

test('shows an error when the matrix cannot be loaded', { tags: ['deep'] }, async () => {
  const company = await startCheck(els)
  await backEnd.withoutTable('check_risk', async () => {
    await openPage(`/bedrijven/${company}/checks/fysieke-belasting`, { as: els.email })
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Resultaten konden niet worden opgehaald.',
    )
  })
})
