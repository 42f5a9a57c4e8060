import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'

import type { InvitationRights } from '#shared/domain/invitation.ts'
import type { User } from '../../../testing/factories/companies.ts'
import { physicalStrainIn } from '../../../testing/factories/physical-strain.ts'
import { useBackEnd } from '../../../testing/harness/back-end.ts'
import { openPage } from '../../../testing/harness/open-page.tsx'

const backEnd = useBackEnd()
const { createUser, createCompany, invite, startCheck, addGroup, answerScript } = physicalStrainIn(backEnd)

let els: User
beforeEach(async () => {
  els = await createUser('els')
})

const GOOD_EDUCATION = { instructed: 'yesRecorded', newcomers: 'yes', supervision: 'yes', complaints: 'yes' }
const PUSHES_WELL = { force: 'le140', weight: 'le300', surface: 'yes', grip: 'yes' }
const MEASURES = { planned: ['technical'], owner: 'na', discussed: 'yes' }

/** Adds a finished group without risks: its only task is pushing. */
async function addGoodGroup(companyId: number, name: string): Promise<number> {
  const group = await addGroup(els, companyId, name)
  await answerScript(els, companyId, group, 'EDUCATION', { tasks: ['pushPull'], ...GOOD_EDUCATION })
  await answerScript(els, companyId, group, 'PUSH_AND_PULL', PUSHES_WELL)
  await answerScript(els, companyId, group, 'ACTIONS', MEASURES)
  return group
}

/** Adds an unfinished group with risks in lifting and posture. */
async function addRiskyGroup(companyId: number, name: string): Promise<number> {
  const group = await addGroup(els, companyId, name)
  await answerScript(els, companyId, group, 'EDUCATION', { tasks: ['liftLow', 'posture'], ...GOOD_EDUCATION })
  await answerScript(els, companyId, group, 'LIFT_BELOW_KNEE', {
    load: '10to25',
    frequency: 'more',
    twist: 'no',
  })
  await answerScript(els, companyId, group, 'STRENUOUS_POSTURE', { trunk: 'yes' })
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
    '1 risico, 1 onderdeel niet af',
    no,
    '1 onderdeel niet af',
  ])
  expect(cells('Magazijn')).toEqual(['In orde', no, no, 'In orde', no, no, 'In orde'])
  expect(cells('Kantoormedewerkers')).toEqual(['1 risico: te lang achter elkaar beeldschermwerk'])
  expect(cells('Zwangere medewerkers')).toEqual(['1 onderdeel niet af'])
  for (const name of ['Bankwerkers Ga verder: Bankwerkers', 'Magazijn Af', 'Hele bedrijf'])
    expect(matrix().getByRole('rowheader', { name })).toBeTruthy()

  const today = new Intl.DateTimeFormat('nl-NL', {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    timeZone: 'Europe/Amsterdam',
  }).format(new Date())
  expect(screen.getByText(`1 van 2 groepen af · laatst bijgewerkt op ${today} door Els de Smid`)).toBeTruthy()
  expect(screen.getByText('4 risico’s, 3 onderdelen niet af')).toBeTruthy()
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

test('shows the current step, the document title and the back link', async () => {
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

test('offers no plan for the whole company until everything is finished', async () => {
  const company = await startCheck(els)
  await addGoodGroup(company, 'Magazijn')
  await open(company)
  expect(screen.queryByRole('button', { name: 'Download Plan van Aanpak' })).toBeNull()
  expect(screen.getByText(/als alles af is\. Er zijn nog 2 onderdelen niet af\./)).toBeTruthy()
  expect(pathOf(screen.getByRole('link', { name: 'Ga verder met de check' }))).toBe(
    `/check/fysieke-belasting/${company}`,
  )
})

test('offers the plan as PDF and as Excel once everything is finished', async () => {
  const company = await startCheck(els)
  await addGoodGroup(company, 'Magazijn')
  await finishCompanyPart(company)
  await open(company)
  expect(screen.getByRole('button', { name: 'Download Plan van Aanpak' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Download als Excel' })).toBeTruthy()
  expect(screen.queryByText(/als alles af is/)).toBeNull()
})

test('a user with write access can add and manage function groups', async () => {
  const company = await startCheck(els)
  await addGoodGroup(company, 'Magazijn')
  await openAs('WRITE', company)
  const check = `/check/fysieke-belasting/${company}`
  expect(pathOf(screen.getByRole('link', { name: 'Functiegroep toevoegen' }))).toBe(`${check}/functiegroep`)
  expect(pathOf(screen.getByRole('link', { name: 'Functiegroepen beheren' }))).toBe(`${check}/functiegroepen`)
})

test('a user with read access sees all statuses but no links to change anything', async () => {
  const company = await startCheck(els)
  await addRiskyGroup(company, 'Bankwerkers')
  await addGroup(els, company, 'Lassers')
  await openAs('READONLY', company)
  expect(cells('Bankwerkers')[1]).toBe('2 risico’s')
  expect(matrix().getByRole('rowheader', { name: 'Lassers Niet begonnen' })).toBeTruthy()
  for (const name of [/toevoegen/, /beheren/, /Ga verder/, /^Begin/])
    expect(screen.queryByRole('link', { name })).toBeNull()
})

test('without function groups, explains what they are and offers to add one', async () => {
  const company = await createCompany(els)
  await open(company)
  expect(screen.getByRole('heading', { name: 'Er zijn nog geen functiegroepen' })).toBeTruthy()
  expect(pathOf(screen.getByRole('link', { name: 'Voeg je eerste functiegroep toe' }))).toBe(
    `/check/fysieke-belasting/${company}/functiegroep`,
  )
  expect(screen.queryByRole('region', { name: 'Risicomatrix' })).toBeNull()
})

test('without function groups, a user with read access is not asked to add one', async () => {
  await openAs('READONLY', await createCompany(els))
  expect(screen.getByText('De eigenaar van het bedrijf is nog niet begonnen.')).toBeTruthy()
  expect(screen.queryByRole('link', { name: /functiegroep toe/ })).toBeNull()
})

test('shows a notice when questions were added to the questionnaire', async () => {
  const company = await startCheck(els)
  const group = await addGroup(els, company, 'Bankwerkers')
  await answerScript(els, company, group, 'EDUCATION', { tasks: ['none'] })
  await backEnd.sql`update check_answer set version = 0`
  await backEnd.sql`update company_check set questionnaire_version = 0`
  await open(company)
  const notice = await screen.findByText(/^Er (is 1 nieuwe vraag|zijn \d+ nieuwe vragen)$/)
  expect(within(notice.closest('[role=status]') as HTMLElement).getByRole('link')).toHaveProperty(
    'pathname',
    `/check/fysieke-belasting/${company}`,
  )
})

test('a user who was not invited to this check has no access', async () => {
  const company = await startCheck(els)
  const jan = await createUser('jan')
  await invite(jan, company, { checks: ['NOISE_HAZARD'] })
  await openPage(`/bedrijven/${company}/checks/fysieke-belasting`, { as: jan.email })
  expect(await screen.findByRole('heading', { level: 1, name: 'Geen toegang' })).toBeTruthy()
})

test('shows an error when the matrix cannot be loaded', async () => {
  const company = await startCheck(els)
  await backEnd.withoutTable('check_section', async () => {
    await openPage(`/bedrijven/${company}/checks/fysieke-belasting`, { as: els.email })
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Resultaten konden niet worden opgehaald.',
    )
  })
})
