import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'

import { formatInstant } from '#shared/domain/basics/date.ts'
import type { User } from '../../../testing/factories/companies.ts'
import { improvementsIn } from '../../../testing/factories/improvements.ts'
import { heavyLoadIn, physicalStrainIn } from '../../../testing/factories/physical-strain.ts'
import { useBackEnd } from '../../../testing/harness/back-end.ts'
import { followLink, openPage } from '../../../testing/harness/open-page.tsx'
import { main } from '../../../testing/harness/page-parts.ts'

const backEnd = useBackEnd()
const { createUser, createInvitee, makeActionPoint } = improvementsIn(backEnd)
const { startCheck, addGroup, answerScript, answer } = physicalStrainIn(backEnd)

const QUESTION =
  'Hoe zwaar is de zwaarste last die één persoon in de groep Bankwerkers boven schouderhoogte tilt of neerzet?'
const [LIGHT, MIDDLE, HEAVY] = ['4 kg of minder', 'Meer dan 4 t/m 25 kg', 'Meer dan 25 kg']
const RISK = 'Last boven het maximum van 25 kg per persoon'

let els: User
let company: number
let group: number
let point: number
beforeEach(async () => {
  els = await createUser('els')
  company = await startCheck(els, 'Smederij Noord')
  group = await addGroup(els, company)
  await answerScript(els, company, group, 'EDUCATION', { tasks: ['liftHigh'] })
  await answerScript(els, company, group, 'LIFT_ABOVE_SHOULDER', { load: 'gt25' })
  point = await makeActionPoint(els, company, {
    description: 'Takel gekocht',
    origin: heavyLoadIn(group),
  })
  await els.browser.post(`/rest/companies/${company}/actionitems/${point}`, { completed: true })
})

const question = () => `?scriptKey=LIFT_ABOVE_SHOULDER&functionGroupId=${group}&questionId=load`
const open = (id: number | string = point, as = els) =>
  openPage(`/check/fysieke-belasting/${company}${question()}&opnieuw=${id}`, { as: as.email })
const heading = () => screen.findByRole('heading', { level: 1, name: QUESTION })
const choose = (name: string) => userEvent.click(screen.getByRole('radio', { name }))
const save = () => userEvent.click(screen.getByRole('button', { name: 'Antwoord opslaan' }))
const today = () => formatInstant(new Date().toISOString())
const panel = () => {
  const aside = screen.getByRole('complementary', { name: 'Wat er is gedaan' })
  return [...aside.querySelectorAll('dl > div')].map((item) =>
    [...item.children].map(({ textContent }) => textContent).join(': '),
  )
}
const focusedMessage = async (title: string) => {
  const message = (await screen.findByText(title)).closest<HTMLElement>('[role]')!
  await waitFor(() => expect(document.activeElement).toBe(message))
  return message
}
const storedLoad = async () =>
  (await backEnd.sql`select answers, revision from check_answer where question_key = 'load'`)[0]
const solvedRows = () => backEnd.sql`select answer_key, action_item_id, solved_by from solved_risk`

test('shows the question with the old answer and the action beside it, and no answer chosen', async () => {
  const router = await open()
  await heading()
  expect(router.state.location.search).toBe(`${question()}&opnieuw=${point}`)
  expect(screen.getByText('Bankwerkers · Tillen boven schouderhoogte · kijk opnieuw')).toBeTruthy()
  expect(screen.getByRole('img', { name: /^Iemand zet een doos op een plank/ })).toBeTruthy()
  expect(panel()).toEqual([
    `Jullie antwoord op ${today()}: ${HEAVY}`,
    `Risico: ${RISK}`,
    `Uitgevoerd: Takel gekocht, door Els de Smid, ${today()}`,
  ])
  for (const radio of screen.getAllByRole('radio')) expect(radio).toHaveProperty('checked', false)
  expect(await storedLoad()).toMatchObject({ revision: 1 })
})

test('asks for an answer before it saves, and keeps what is stored', { tags: ['deep'] }, async () => {
  await open()
  await heading()
  await save()
  await focusedMessage(
    'Kies eerst een antwoord. Is er niets veranderd? Kies dan hetzelfde antwoord als toen.',
  )
  await choose(LIGHT)
  expect(screen.queryByRole('alert')).toBeNull()
  expect(await storedLoad()).toMatchObject({ revision: 1 })
})

test('a green answer solves the risk, and leads back to the action point and to the plan', async () => {
  const router = await open()
  await heading()
  await choose(MIDDLE)
  await choose(LIGHT)
  await save()
  const message = await focusedMessage('Het risico is opgelost.')
  expect(message.getAttribute('role')).toBe('status')
  expect(message.textContent).toContain(`Opgelost door Els de Smid op ${today()}.`)
  expect(panel().slice(0, 3)).toEqual([`Antwoord toen: ${HEAVY}`, `Antwoord nu: ${LIGHT}`, `Risico: ${RISK}`])
  expect(screen.queryByRole('radio')).toBeNull()
  expect(await storedLoad()).toMatchObject({ answers: [{ answerId: 'le4', value: '' }], revision: 2 })
  expect(await solvedRows()).toEqual([{ answer_key: 'gt25', action_item_id: point, solved_by: els.id }])
  expect(screen.getByRole('link', { name: 'Bekijk het Plan van Aanpak' }).getAttribute('href')).toBe(
    `/bedrijven/${company}/plan-van-aanpak`,
  )
  await followLink(router, screen.getByRole('link', { name: 'Terug naar het actiepunt' }))
  expect(await screen.findByRole('heading', { name: `Opgelost door Els de Smid op ${today()}` })).toBeTruthy()
  await router.navigate(-1)
  await screen.findByText('Het risico is opgelost.')
})

test('the same answer leaves the risk open, and a new action point can be made for it', async () => {
  await open()
  await heading()
  await choose(HEAVY)
  await save()
  const message = await focusedMessage('Het risico blijft open.')
  expect(message.getAttribute('role')).toBe('status')
  expect(message.textContent).toContain('Jullie antwoord is niet veranderd.')
  expect(await storedLoad()).toMatchObject({ revision: 1 })
  expect(
    await backEnd.sql`
      select answered_at > completed_at as "isConfirmed"
      from check_answer join action_item using (section_id, script_key, question_key)`,
  ).toEqual([{ isConfirmed: true }])
  expect(await solvedRows()).toEqual([])
  const risk = within(screen.getByRole('region', { name: `Risico: ${RISK}` }))
  expect(await risk.findByText('Takel gekocht')).toBeTruthy()
  expect(risk.getByRole('button', { name: /^Maak hier een actiepunt van/ })).toBeTruthy()
})

test('another answer with a risk says that it is one too, and another can be chosen then', {
  tags: ['deep'],
}, async () => {
  await open()
  await heading()
  await choose(MIDDLE)
  await save()
  const message = await focusedMessage('Het risico blijft open.')
  expect(message.textContent).toContain(`Ook “${MIDDLE}” is een risico.`)
  expect(
    screen.getByRole('region', { name: 'Risico: Last van meer dan 4 kg boven schouderhoogte' }),
  ).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Kies een ander antwoord' }))
  expect(panel()[0]).toBe(`Jullie antwoord op ${today()}: ${MIDDLE}`)
  for (const radio of screen.getAllByRole('radio')) expect(radio).toHaveProperty('checked', false)
  await choose(LIGHT)
  await save()
  await focusedMessage('Het risico is opgelost.')
  expect(await solvedRows()).toMatchObject([{ answer_key: '4to25' }])
})

test('an answer that somebody else gave meanwhile is shown, and the user decides', {
  tags: ['deep'],
}, async () => {
  const jan = await createInvitee(company, 'WRITE')
  await open()
  await heading()
  const given = { group, script: 'LIFT_ABOVE_SHOULDER', question: 'load', answers: ['4to25'], revision: 1 }
  await answer(jan, company, given)
  await choose(LIGHT)
  await save()
  await screen.findByText('Iemand anders heeft deze vraag intussen beantwoord.')
  expect(screen.queryByText('Het risico is opgelost.')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Gebruik mijn antwoord' }))
  await focusedMessage('Het risico is opgelost.')
  expect(await storedLoad()).toMatchObject({ revision: 3 })
})

test('says that the risk stays open when the answer of somebody else is kept', {
  tags: ['deep'],
}, async () => {
  const jan = await createInvitee(company, 'WRITE')
  await open()
  await heading()
  const given = { group, script: 'LIFT_ABOVE_SHOULDER', question: 'load', answers: ['4to25'], revision: 1 }
  await answer(jan, company, given)
  await choose(LIGHT)
  await save()
  await userEvent.click(await screen.findByRole('button', { name: 'Houd dit antwoord' }))
  const message = await focusedMessage('Het risico blijft open.')
  expect(message.textContent).toContain(`Ook “${MIDDLE}” is een risico.`)
})

test('a double click on the button sends the answer once', { tags: ['deep'] }, async () => {
  await open()
  await heading()
  await choose(LIGHT)
  await userEvent.dblClick(screen.getByRole('button', { name: 'Antwoord opslaan' }))
  await focusedMessage('Het risico is opgelost.')
  expect(await storedLoad()).toMatchObject({ revision: 2 })
})

test('a solved risk is shown again after a reload', { tags: ['deep'] }, async () => {
  const given = { group, script: 'LIFT_ABOVE_SHOULDER', question: 'load', answers: ['le4'], revision: 1 }
  await answer(els, company, given)
  await open()
  await heading()
  expect(screen.getByText('Het risico is opgelost.')).toBeTruthy()
  expect(screen.queryByRole('radio')).toBeNull()
})

test.each([
  ['that does not exist', async () => 999],
  ['that is no number', async () => 'x'],
  [
    'of another question',
    () =>
      makeActionPoint(els, company, {
        origin: {
          check: 'PHYSICAL_STRAIN',
          checkSectionId: group,
          scriptKey: 'LIFT_ABOVE_SHOULDER',
          questionId: 'height',
        },
      }),
  ],
  [
    'that is open',
    () =>
      makeActionPoint(els, company, {
        origin: {
          check: 'PHYSICAL_STRAIN',
          checkSectionId: group,
          scriptKey: 'LIFT_ABOVE_SHOULDER',
          questionId: 'load',
        },
      }),
  ],
])('an action point %s shows the question as always', async (_, prepare) => {
  const router = await open(await prepare())
  await heading()
  expect(router.state.location.search).toBe(question())
  expect(screen.getByRole('radio', { name: HEAVY })).toHaveProperty('checked', true)
  expect(screen.queryByRole('complementary')).toBeNull()
})

test('shows an error when the action point cannot be loaded', { tags: ['deep'] }, async () => {
  await backEnd.withoutTable('reminder', async () => {
    await open()
    expect((await screen.findByRole('alert')).textContent).toContain('Actiepunt kon niet geladen worden')
  })
})

test('a question about the whole company is answered again too', { tags: ['deep'] }, async () => {
  await answerScript(els, company, null, 'SITTING_WORK', { applies: 'yes', breaks: 'no' })
  const id = await makeActionPoint(els, company, {
    origin: {
      check: 'PHYSICAL_STRAIN',
      checkSectionId: null,
      scriptKey: 'SITTING_WORK',
      questionId: 'breaks',
    },
  })
  await els.browser.post(`/rest/companies/${company}/actionitems/${id}`, { completed: true })
  const query = `?scriptKey=SITTING_WORK&questionId=breaks&opnieuw=${id}`
  const router = await openPage(`/check/fysieke-belasting/${company}${query}`, { as: els.email })
  await screen.findByRole('complementary')
  expect(router.state.location.search).toBe(query)
  await choose('Ja')
  await save()
  await focusedMessage('Het risico is opgelost.')
  expect(main().getByText(/Hele bedrijf/)).toBeTruthy()
})
