import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'

import type { User } from '../../../testing/factories/companies.ts'
import { improvementsIn, inDays } from '../../../testing/factories/improvements.ts'
import {
  NUM_COMPANY_QUESTIONS,
  physicalStrainIn,
  questionsIn,
} from '../../../testing/factories/physical-strain.ts'
import { useBackEnd } from '../../../testing/harness/back-end.ts'
import { openPage } from '../../../testing/harness/open-page.tsx'

const backEnd = useBackEnd()
const { createSmithy, createInvitee, makeActionPoint } = improvementsIn(backEnd)
const { addGroup, finish } = physicalStrainIn(backEnd)

let els: User
let company: number
beforeEach(async () => {
  ;({ els, company } = await createSmithy())
})

async function open() {
  await openPage(`/bedrijven/${company}/checks`, { as: els.email })
  await screen.findByRole('list', { name: 'Verbeterchecks' })
}
const insertCheck = (check: string, status: string, unfinished = 0) => backEnd.sql`
  insert into company_check (company_id, "check", status, num_unfinished, questionnaire_version)
  values (${company}, ${check}, ${status}, ${unfinished}, 99)`
const cardOf = (heading: string) =>
  within(screen.getByRole('heading', { level: 2, name: heading }).closest('.bw-card') as HTMLElement)
const itemTexts = (list: HTMLElement) =>
  within(list)
    .getAllByRole('listitem')
    .map((item) =>
      [...item.children]
        .map(({ textContent }) => textContent)
        .filter(Boolean)
        .join(' | '),
    )

test('shows how far each check is', async () => {
  await els.browser.post(`/rest/companies/${company}/start-check/PHYSICAL_STRAIN`)
  await finish(els, company, await addGroup(els, company), { EDUCATION: { tasks: ['liftHigh'] } })
  await insertCheck('HAZARDOUS_SUBSTANCES', 'ORANGE', 2)
  await insertCheck('MACHINE_SAFETY', 'RED')
  await open()
  expect(cardOf('Zo ver ben je').getByText('1 van de 6 checks is af, 2 zijn bezig')).toBeTruthy()
  const list = screen.getByRole('list', { name: 'Voortgang' })
  expect(itemTexts(list)).toEqual([
    `Fysieke belasting | ${NUM_COMPANY_QUESTIONS} vragen open`,
    'Gevaarlijke stoffen | 2 te gaan',
    'Machineveiligheid | Af',
    'Schadelijk geluid | Niet gestart',
    'Tijdelijk werken op hoogte | Niet gestart',
    'Lasrook | Niet gestart',
  ])
  expect(within(list).getByRole('link', { name: 'Fysieke belasting' })).toHaveProperty(
    'pathname',
    `/bedrijven/${company}/checks/fysieke-belasting`,
  )
  const bars = [...list.querySelectorAll('progress')].map(({ position }) => position)
  const asked = questionsIn('EDUCATION', 'LIFT_ABOVE_SHOULDER', 'ACTIONS')
  expect(bars[0]).toBeCloseTo(asked / (asked + NUM_COMPANY_QUESTIONS))
  expect(bars.slice(1)).toEqual([-1, 1, 0, 0, 0])
  cleanup()
  await finish(els, company, null, { SITTING_WORK: { applies: 'no' }, PREGNANCY: { applies: 'no' } })
  await open()
  expect(itemTexts(screen.getByRole('list', { name: 'Voortgang' }))[0]).toBe('Fysieke belasting | Af')
})

test('somebody who sees one check gets no sum of all', async () => {
  await insertCheck('MACHINE_SAFETY', 'GREY')
  const jan = await createInvitee(company, 'READONLY')
  await backEnd.sql`update invitation set checks = '{MACHINE_SAFETY}'`
  await openPage(`/bedrijven/${company}/checks`, { as: jan.email })
  const list = await screen.findByRole('list', { name: 'Voortgang' })
  expect(itemTexts(list)).toEqual(['Machineveiligheid | Bezig'])
  expect(cardOf('Zo ver ben je').queryByText(/van de/)).toBeNull()
})

test('shows the open risks by urgency, with who removes them', async () => {
  await els.browser.post(`/rest/companies/${company}/start-check/PHYSICAL_STRAIN`)
  const group = await addGroup(els, company, 'Bankwerkers')
  await finish(els, company, group, {
    EDUCATION: { tasks: ['liftHigh', 'liftLow', 'liftMid', 'posture'] },
    LIFT_ABOVE_SHOULDER: { load: 'gt25', height: 'yes' },
    LIFT_BELOW_KNEE: { load: '10to25', frequency: 'more' },
    LIFT_ABOVE_KNEE: { load: '16to25' },
  })
  await makeActionPoint(els, company, {
    origin: {
      check: 'PHYSICAL_STRAIN',
      checkSectionId: group,
      scriptKey: 'LIFT_ABOVE_SHOULDER',
      questionId: 'load',
    },
    themes: ['PHYSICAL_STRAIN'],
    actionHolder: 'Jan',
  })
  await open()
  const card = cardOf('Open risico’s')
  const headings = card.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
  const counts =
    await backEnd.sql`select urgency, count(*)::int as count from check_risk group by 1 order by 1`
  expect(counts).toEqual([
    { urgency: 'NOW', count: 1 },
    { urgency: 'SOON', count: expect.any(Number) },
  ])
  expect(headings).toEqual(['1 direct', `${counts[1]!.count} binnen drie maanden`])
  expect(Number(counts[1]!.count)).toBeGreaterThan(3)

  const now = card.getByRole('link', { name: 'Last boven het maximum van 25 kg per persoon' })
  expect(now).toHaveProperty('pathname', `/bedrijven/${company}/checks/fysieke-belasting/${group}`)
  expect(now.nextElementSibling?.textContent).toBe('Fysieke belasting, Bankwerkers · Jan')
  expect(card.getAllByText('Fysieke belasting, Bankwerkers · nog van niemand')).toHaveLength(3)
  expect(
    card.getByRole('link', { name: `Toon alle ${counts[1]!.count} risico’s: binnen drie maanden` }),
  ).toHaveProperty('pathname', `/bedrijven/${company}/plan-van-aanpak`)
  expect(card.queryByRole('link', { name: /direct$/ })).toBeNull()
})

test('shows the next deadlines, the late ones first', async () => {
  await makeActionPoint(els, company, { deadline: inDays(40), description: 'Toolbox houden' })
  await makeActionPoint(els, company, {
    deadline: inDays(-3),
    description: 'Takel kopen',
    actionHolder: 'Jan',
  })
  await makeActionPoint(els, company, { deadline: inDays(1) })
  await open()
  const card = cardOf('Wat eraan komt')
  const day = (days: number) => inDays(days).split('-').reverse().join('-')
  const texts = card.getAllByRole('listitem').map((item) => item.lastElementChild?.textContent)
  expect(texts).toEqual([
    `Takel kopenJan, klaar op ${day(-3)}3 dagen te laat`,
    `Kap bestellenNog niemand, klaar op ${day(1)}Morgen`,
    `Toolbox houdenNog niemand, klaar op ${day(40)}`,
  ])
  expect(card.getByRole('link', { name: 'Alle actiepunten' })).toHaveProperty(
    'pathname',
    `/bedrijven/${company}/actiepunten`,
  )
})

test('shows the next inspections between the deadlines, until thirty days ahead', {
  tags: ['deep'],
}, async () => {
  await els.browser.post(`/rest/companies/${company}/start-check/MACHINE_SAFETY`)
  const add = async (sectionName: string, nextInspection: string) =>
    (
      await els.browser.post(`/rest/${company}/machinesafety/section`, {
        sectionName,
        fields: { kind: 'lathe', nextInspection },
      })
    ).body.responseObject.id
  await add('Bank 1', inDays(31))
  const late = await add('Bank 2', inDays(-1))
  await add('Bank 3', inDays(30))
  await add('Bank 4', '')
  await makeActionPoint(els, company, { deadline: inDays(2) })
  await open()
  const card = cardOf('Wat eraan komt')
  const day = (days: number) => inDays(days).split('-').reverse().join('-')
  const texts = () => card.getAllByRole('listitem').map((item) => item.lastElementChild?.textContent)
  expect(texts()).toEqual([
    `Volgende keuring: Bank 2Machineveiligheid, op ${day(-1)}1 dag te laat`,
    `Kap bestellenNog niemand, klaar op ${day(2)}Nog 2 dagen`,
    `Volgende keuring: Bank 3Machineveiligheid, op ${day(30)}`,
  ])
  expect(card.getByRole('link', { name: 'Volgende keuring: Bank 2' })).toHaveProperty(
    'pathname',
    `/bedrijven/${company}/checks/machineveiligheid/${late}`,
  )
  cleanup()

  const jan = await createInvitee(company, 'READONLY')
  await backEnd.sql`update invitation set checks = '{PHYSICAL_STRAIN}'`
  await openPage(`/bedrijven/${company}/checks`, { as: jan.email })
  await screen.findByRole('list', { name: 'Verbeterchecks' })
  expect(screen.queryByText(/^Volgende keuring/)).toBeNull()
})

test('shows what happened in the last thirty days, the newest first', { tags: ['deep'] }, async () => {
  await backEnd.sql`delete from company_activity`
  for (const [days, kind] of [
    [29, 'COACH_INVITED'],
    [31, 'COMPANY_CREATED'],
    [3, 'CHECK_STARTED'],
    [3, 'ADVICE_CREATED'],
    [2, 'VISIT_REPORT_RATED'],
    [1, 'ACTION_POINT_COMPLETED'],
    [0, 'ACTION_POINT_CREATED'],
  ])
    await backEnd.sql`
      insert into company_activity (company_id, person_id, kind, "check", happened_at)
      values (${company}, ${els.id}, ${kind}, case when ${kind} = 'CHECK_STARTED' then 'NOISE_HAZARD' end,
        now() - ${days}::int * interval '1 day')`
  await open()
  const card = cardOf('Wat er gebeurde')
  const sentences = () => card.getAllByRole('listitem').map((item) => item.querySelector('p')?.textContent)
  const newest = [
    'Je maakte een actiepunt',
    'Je rondde een actiepunt af',
    'Je beoordeelde een bezoekverslag',
    'Je schreef een advies',
    'Je startte de verbetercheck Schadelijk geluid',
  ]
  expect(sentences()).toEqual(newest)
  expect(card.getAllByRole('heading', { level: 3 })[0]?.textContent).toBe('Vandaag')
  const more = card.getByRole('button', { name: 'Toon de laatste 30 dagen' })
  await userEvent.click(more)
  expect(sentences()).toEqual([...newest, 'Je nodigde de verbetercoach uit'])
  await userEvent.click(card.getByRole('button', { name: 'Toon minder' }))
  expect(sentences()).toEqual(newest)
  expect(card.getByRole('link', { name: 'Hele geschiedenis' })).toHaveProperty(
    'pathname',
    `/bedrijven/${company}/geschiedenis`,
  )
})

test('a new company has no risks, deadlines and progress', { tags: ['deep'] }, async () => {
  await open()
  for (const name of ['Open risico’s', 'Wat eraan komt', 'Zo ver ben je'])
    expect(screen.queryByRole('heading', { name })).toBeNull()
})

test('shows an error when the overview cannot be loaded', { tags: ['deep'] }, async () => {
  await backEnd.withoutTable('check_risk', async () => {
    await openPage(`/bedrijven/${company}/checks`, { as: els.email })
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Overzicht van verbeterchecks kon niet geladen worden',
    )
  })
})
