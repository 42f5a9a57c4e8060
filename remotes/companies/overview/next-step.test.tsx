import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'

import { checks } from '#shared/domain/basics/check.ts'
import type { User } from '../../../testing/factories/companies.ts'
import { improvementsIn, inDays } from '../../../testing/factories/improvements.ts'
import { physicalStrainIn } from '../../../testing/factories/physical-strain.ts'
import { visitReportsIn } from '../../../testing/factories/visit-reports.ts'
import { useBackEnd } from '../../../testing/harness/back-end.ts'
import { followLink, openPage } from '../../../testing/harness/open-page.tsx'
import { dialogNamed } from '../../../testing/harness/page-parts.ts'

const backEnd = useBackEnd()
const { createCoachedSmithy, createInvitee, writeAdvice, makeActionPoint, actionPointRows } =
  improvementsIn(backEnd)
const { addGroup, finish } = physicalStrainIn(backEnd)
const { addReport } = visitReportsIn(backEnd)
const { dialog, press } = dialogNamed('Maak een actiepunt')

let els: User
let coen: User
let company: number
beforeEach(async () => {
  ;({ els, coen, company } = await createCoachedSmithy())
})

async function open(as = els) {
  const router = await openPage(`/bedrijven/${company}/checks`, { as: as.email })
  await screen.findByRole('list', { name: 'Verbeterchecks' })
  return router
}
const start = (check: string) => els.browser.post(`/rest/companies/${company}/start-check/${check}`)
const formatted = (day: string) => day.split('-').reverse().join('-')

async function card(title: string) {
  const heading = await screen.findByRole('heading', { level: 2, name: title })
  const section = heading.closest('section') as HTMLElement
  expect(section.textContent).toMatch(/^Je volgende stap/)
  return within(section)
}
const currentStep = () =>
  within(screen.getByRole('list', { name: 'Stappen' }))
    .getAllByRole('listitem')
    .find((step) => step.getAttribute('aria-current') === 'step')?.textContent

/** Starts the check for physical strain, with an urgent risk in both groups. */
async function findHeavyLoads() {
  await start('PHYSICAL_STRAIN')
  for (const name of ['Bankwerkers', 'Lassers'])
    await finish(els, company, await addGroup(els, company, name), {
      EDUCATION: { tasks: ['liftHigh'] },
      LIFT_ABOVE_SHOULDER: { load: 'gt25' },
    })
}
const HEAVY = 'Last boven het maximum van 25 kg per persoon. Spreek af wie dat oplost.'

test('a new company starts its first check', async () => {
  const router = await open()
  const step = await card('Kies je eerste check')
  expect(step.getByRole('link', { name: 'Bekijk alle checks' })).toHaveProperty('hash', '#verbeterchecks')
  expect(document.getElementById('verbeterchecks')?.textContent).toBe('Verbeterchecks')
  expect(currentStep()).toBe('Kies')
  expect(screen.queryByRole('heading', { name: 'Zo ver ben je' })).toBeNull()
  await userEvent.dblClick(step.getByRole('button', { name: 'Begin met Fysieke belasting' }))
  await waitFor(() =>
    expect(router.state.location.pathname).toBe(`/check/fysieke-belasting/${company}/functiegroepen`),
  )
  expect(await backEnd.sql`select "check" from company_check`).toEqual([{ check: 'PHYSICAL_STRAIN' }])
})

test('shows that a check could not be started', { tags: ['deep'] }, async () => {
  await open()
  const step = await card('Kies je eerste check')
  await backEnd.sql`alter table company_check add constraint none check (false) not valid`
  try {
    await userEvent.click(step.getByRole('button', { name: 'Begin met Fysieke belasting' }))
    expect((await step.findByRole('alert')).textContent).toContain('De verbetercheck kan niet gestart worden')
  } finally {
    await backEnd.sql`alter table company_check drop constraint none`
  }
})

test('a risk without a holder gets an action point, and the next step follows', async () => {
  await findHeavyLoads()
  await open()
  const step = await card(HEAVY)
  expect(currentStep()).toBe('Verbeter')
  expect(step.getByText('Fysieke belasting · 2 functiegroepen')).toBeTruthy()
  expect(step.getByRole('link', { name: 'Bekijk het risico bij Fysieke belasting' })).toHaveProperty(
    'pathname',
    `/bedrijven/${company}/checks/fysieke-belasting/LIFT_ABOVE_SHOULDER`,
  )
  await userEvent.click(step.getByRole('button', { name: 'Maak er een actiepunt van' }))
  const form = await dialog()
  expect(form.getByRole('textbox', { name: 'Wat ga je doen?' })).toHaveProperty(
    'value',
    'Last boven het maximum van 25 kg per persoon. Laat deze last niet meer door één persoon tillen.',
  )
  await userEvent.type(form.getByRole('textbox', { name: /^Wie doet het/ }), 'Piet')
  await press('Actiepunt maken')

  const message = (await screen.findByText('Het actiepunt is gemaakt.')).closest('[role=status]')
  await waitFor(() => expect(document.activeElement).toBe(message))
  expect(within(message as HTMLElement).getByRole('link', { name: 'Bekijk de actiepunten' })).toBeTruthy()
  const [first, second] = await backEnd.sql`select id from check_section where name is not null order by id`
  expect(await actionPointRows()).toMatchObject([
    {
      action_holder: 'Piet',
      themes: ['PHYSICAL_STRAIN'],
      section_id: first!.id,
      script_key: 'LIFT_ABOVE_SHOULDER',
      question_key: 'load',
    },
  ])

  // The same risk in the other group.
  await userEvent.click((await card(HEAVY)).getByRole('button', { name: 'Maak er een actiepunt van' }))
  await userEvent.type((await dialog()).getByRole('textbox', { name: /^Wie doet het/ }), 'Jan')
  await press('Actiepunt maken')
  expect(await card('Maak Fysieke belasting af')).toBeTruthy()
  expect((await actionPointRows()).map(({ section_id }) => section_id)).toEqual([first!.id, second!.id])
})

test('an action point for a risk that nobody does yet gets a holder', { tags: ['deep'] }, async () => {
  await findHeavyLoads()
  await backEnd.sql`delete from check_section where name = 'Lassers'`
  const [section] = await backEnd.sql`select id from check_section where name = 'Bankwerkers'`
  const origin = {
    check: 'PHYSICAL_STRAIN',
    checkSectionId: section!.id as number,
    scriptKey: 'LIFT_ABOVE_SHOULDER',
    questionId: 'load',
  } as const
  const id = await makeActionPoint(els, company, { origin, themes: ['PHYSICAL_STRAIN'] })
  const router = await open()
  const step = await card(HEAVY)
  expect(step.getByText('Fysieke belasting · Bankwerkers')).toBeTruthy()
  await followLink(router, step.getByRole('link', { name: 'Kies wie het doet' }))
  expect(router.state.location.pathname).toBe(`/bedrijven/${company}/actiepunten/${id}`)
  expect(await screen.findByRole('dialog', { name: 'Actiepunt aanpassen' })).toBeTruthy()
})

test('an action point that is late is opened, and all others that are', { tags: ['deep'] }, async () => {
  const id = await makeActionPoint(els, company, {
    deadline: inDays(-4),
    description: 'Takel kopen',
    actionHolder: 'Jan',
  })
  await open()
  const title = `Dit actiepunt had op ${formatted(inDays(-4))} klaar moeten zijn`
  const step = await card(title)
  expect(step.getByText(/: Takel kopen$/).textContent).toBe('Jan: Takel kopen')
  expect(step.getByRole('link', { name: 'Bekijk het actiepunt' })).toHaveProperty(
    'pathname',
    `/bedrijven/${company}/actiepunten/${id}`,
  )
  expect(step.queryByRole('link', { name: /^Alle/ })).toBeNull()
  cleanup()
  await makeActionPoint(els, company, { deadline: inDays(-1) })
  await makeActionPoint(els, company, { deadline: inDays(9) })
  const router = await open()
  await followLink(
    router,
    (await card(title)).getByRole('link', { name: 'Alle 2 actiepunten die te laat zijn' }),
  )
  await screen.findByRole('heading', { level: 1, name: 'Actiepunten' })
  const list = await screen.findAllByRole('link', { name: /^(Takel kopen|Kap bestellen)$/ })
  expect(list.map(({ textContent }) => textContent)).toEqual(['Takel kopen', 'Kap bestellen'])
})

test('an unfinished check goes on at the question where it stopped', { tags: ['deep'] }, async () => {
  await start('PHYSICAL_STRAIN')
  await addGroup(els, company, 'Bankwerkers')
  const lassers = await addGroup(els, company, 'Lassers')
  await els.browser.post(`/rest/${company}/physicalstrain/survey/EDUCATION`, {
    checkSectionId: lassers,
    questionId: 'tasks',
    answers: [{ answerId: 'liftHigh', value: '' }],
    revision: 0,
  })
  const router = await open()
  expect(currentStep()).toBe('Check')
  const step = await card('Maak Fysieke belasting af')
  expect(step.getByText(/^Er staan nog \d+ vragen open\. Je was gebleven bij Lassers\./)).toBeTruthy()
  await followLink(router, step.getByRole('link', { name: 'Ga verder met Fysieke belasting' }))
  await waitFor(() => expect(router.state.location.search).toContain('questionId=instructed'))
  expect(router.state.location.search).toContain(`functionGroupId=${lassers}`)
  expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy()
})

test('an advice of somebody else is read', { tags: ['deep'] }, async () => {
  const id = await writeAdvice(coen, company)
  const router = await open()
  const step = await card('Coen de Smid schreef een advies')
  await followLink(router, step.getByRole('link', { name: 'Lees het advies' }))
  await waitFor(async () =>
    expect(await backEnd.sql`select advice_id, person_id from advice_reader`).toEqual([
      { advice_id: id, person_id: els.id },
    ]),
  )
  cleanup()
  await open()
  expect(await card('Kies je eerste check')).toBeTruthy()
})

test('a visit is rated', { tags: ['deep'] }, async () => {
  const id = await addReport(coen.id, { companyId: company, dateAppointment: inDays(-2) })
  await open()
  const step = await card(`Hoe was het bezoek van ${formatted(inDays(-2))}?`)
  expect(step.getByText(/^Coen de Smid schreef er een verslag van/)).toBeTruthy()
  expect(step.getByRole('link', { name: 'Beoordeel het bezoek' })).toHaveProperty(
    'pathname',
    `/bedrijven/${company}/bezoekverslagen/${id}`,
  )
})

test('when everything is done, the next round is planned', { tags: ['deep'] }, async () => {
  for (const check of checks) {
    await backEnd.sql`
      insert into company_check (company_id, "check", status) values (${company}, ${check}, 'GREEN')`
  }
  await backEnd.sql`update company_check set questionnaire_version = 99`
  await open()
  const step = await card('Plan je volgende ronde')
  expect(step.getByText(/^Alles is gedaan\. Werk verandert:/)).toBeTruthy()
  await userEvent.click(step.getByRole('button', { name: 'Maak er een actiepunt van' }))
  await userEvent.type((await dialog()).getByLabelText(/^Wanneer is het klaar/), inDays(365))
  await press('Actiepunt maken')
  await screen.findByText('Het actiepunt is gemaakt.')
  expect(await actionPointRows()).toMatchObject([
    { description: 'De verbeterchecks opnieuw doorlopen', day: inDays(365), section_id: null },
  ])
})

test('the next round is also planned while a check outside the portal is under way', {
  tags: ['deep'],
}, async () => {
  for (const check of checks)
    await backEnd.sql`
      insert into company_check (company_id, "check", status, questionnaire_version)
      values (${company}, ${check}, ${check === 'HAZARDOUS_SUBSTANCES' ? 'GREY' : 'GREEN'}, 99)`
  await open()
  expect((await card('Plan je volgende ronde')).getByText(/^Werk verandert: spreek af/)).toBeTruthy()
})

test('a check that was not started says which companies it concerns', { tags: ['deep'] }, async () => {
  await backEnd.sql`
    insert into company_check (company_id, "check", status, questionnaire_version)
    values (${company}, 'PHYSICAL_STRAIN', 'GREEN', 99)`
  await open()
  const step = await card('Gevaarlijke stoffen is nog niet gestart')
  expect(step.getByText(/^Wat je al begon is af\. Houd dit register bij als jullie/)).toBeTruthy()
  expect(step.getByRole('button', { name: 'Begin met Gevaarlijke stoffen' })).toBeTruthy()
  cleanup()
  await backEnd.sql`
    insert into company_check (company_id, "check", status, questionnaire_version)
    values (${company}, 'HAZARDOUS_SUBSTANCES', 'GREY', 99)`
  await open()
  const other = await card('Machineveiligheid is nog niet gestart')
  expect(
    other.getByText(/^Doe deze check als mensen bij jullie met machines/),
    'while another check is not finished',
  ).toBeTruthy()
})

test('somebody who may only read gets no next step', { tags: ['deep'] }, async () => {
  await findHeavyLoads()
  await makeActionPoint(els, company, { deadline: inDays(-4) })
  await open(await createInvitee(company, 'READONLY'))
  expect(screen.queryByText('Je volgende stap')).toBeNull()
  expect(screen.getByText('Je mag bij dit bedrijf alleen meekijken.')).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Open risico’s' })).toBeTruthy()
})
