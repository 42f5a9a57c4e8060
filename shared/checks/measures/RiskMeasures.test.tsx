import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { heavyLoadIn } from '../../../testing/factories/physical-strain.ts'
import { startedCheck } from '../../../testing/factories/started-check.ts'
import { useBackEnd } from '../../../testing/harness/back-end.ts'
import { openPage } from '../../../testing/harness/open-page.tsx'

const backEnd = useBackEnd()

const HEAVY = 'Last boven het maximum van 25 kg per persoon'
const NO_TASKS = 'Medewerkers zijn niet (recent) voorgelicht'
const AGREED = 'Is bij elk risico afgesproken wat jullie doen, wie het doet en wanneer het klaar is?'

let check: Awaited<ReturnType<typeof startedCheck>>
let group: number
beforeEach(async () => {
  check = await startedCheck(backEnd)
  group = await check.addSection('Bankwerkers')
  await check.answer(group, 'EDUCATION/tasks', ['liftHigh'])
  await check.answer(group, 'EDUCATION/instructed', ['no'])
  await check.answer(group, 'LIFT_ABOVE_SHOULDER/load', ['gt25'])
})

async function open(as = check.owner) {
  await openPage(`/check/fysieke-belasting/1?scriptKey=ACTIONS&functionGroupId=${group}&questionId=agreed`, {
    as,
  })
  await screen.findByRole('heading', { level: 1, name: AGREED })
}
const risk = (label: string) =>
  within(screen.getByRole('heading', { level: 2, name: new RegExp(label.slice(0, 20)) }).closest('li')!)
const agree = async (label: string) => {
  await userEvent.click(await risk(label).findByRole('button', { name: `Spreek af wie wat doet: ${label}` }))
  return within(await screen.findByRole('dialog', { name: label }))
}
const actionPoints = () => backEnd.sql`
  select description, action_holder, to_char(deadline, 'YYYY-MM-DD') as deadline, section_id, script_key, question_key,
    themes
  from action_item order by id`

test('shows each risk with its measures, the most urgent first', async () => {
  await open()
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  expect(headings).toEqual([`Tillen boven schouderhoogte: ${HEAVY}`, `Voorlichting: ${NO_TASKS}`])
  expect(risk(HEAVY).getByText('Aanpakken: direct')).toBeTruthy()
  expect(risk(HEAVY).getAllByRole('listitem').length).toBeGreaterThan(0)
  expect(screen.getByText('Bij 0 van de 2 risico’s is afgesproken wie wat doet.')).toBeTruthy()
})

test('a measure with a holder and a date becomes an action point, and then every risk can be agreed on', async () => {
  await open()
  expect(screen.queryByRole('radio', { name: 'Ja, bij elk risico' })).toBeNull()
  let dialog = await agree(HEAVY)
  const measure = dialog.getAllByRole('radio')[0]!.closest('label')!.textContent
  await userEvent.click(dialog.getByRole('radio', { name: measure }))
  await userEvent.type(dialog.getByRole('textbox', { name: 'Wie doet het?' }), 'Bas')
  await userEvent.type(dialog.getByLabelText('Wanneer is het klaar?'), '2027-03-01')
  await userEvent.click(dialog.getByRole('button', { name: 'Leg vast' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(await risk(HEAVY).findByText('Afgesproken')).toBeTruthy()
  expect(risk(HEAVY).getByText('Bas · klaar op 01-03-2027')).toBeTruthy()
  await waitFor(() => expect(document.activeElement?.textContent).toContain(HEAVY))

  dialog = await agree(NO_TASKS)
  await userEvent.click(dialog.getByRole('radio', { name: 'Iets anders' }))
  await userEvent.type(dialog.getByRole('textbox', { name: 'Welke maatregel?' }), 'We houden een toolbox.')
  await userEvent.type(dialog.getByRole('textbox', { name: 'Wie doet het?' }), 'Els')
  await userEvent.type(dialog.getByLabelText('Wanneer is het klaar?'), '2027-02-01')
  await userEvent.click(dialog.getByRole('button', { name: 'Leg vast' }))
  expect(await screen.findByText('Bij 2 van de 2 risico’s is afgesproken wie wat doet.')).toBeTruthy()
  const common = { section_id: group, themes: ['PHYSICAL_STRAIN'] }
  expect(await actionPoints()).toEqual([
    {
      ...common,
      description: `${HEAVY}. ${measure}.`,
      action_holder: 'Bas',
      deadline: '2027-03-01',
      script_key: 'LIFT_ABOVE_SHOULDER',
      question_key: 'load',
    },
    {
      ...common,
      description: `${NO_TASKS}. We houden een toolbox.`,
      action_holder: 'Els',
      deadline: '2027-02-01',
      script_key: 'EDUCATION',
      question_key: 'instructed',
    },
  ])
  await userEvent.click(await screen.findByRole('radio', { name: 'Ja, bij elk risico' }))
  await waitFor(async () => expect(await check.stored()).toContain('ACTIONS/agreed: yes (1)'))
})

test('a measure needs a holder and a date', async () => {
  await open()
  const dialog = await agree(HEAVY)
  await userEvent.click(dialog.getByRole('radio', { name: 'Iets anders' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Leg vast' }))
  expect(await dialog.findAllByText('Dit is een verplicht veld.')).toHaveLength(3)
  expect(await actionPoints()).toEqual([])
})

test('an action point without a date is no agreement yet', async () => {
  const client = backEnd.client()
  await client.login(check.owner)
  const point = { description: 'Kraan kopen', themes: ['PHYSICAL_STRAIN'], actionHolder: 'Bas' }
  await client.post('/rest/companies/1/actionitems', { ...point, origin: heavyLoadIn(group) })
  await open()
  expect(
    await risk(HEAVY).findByText('Vul bij het actiepunt in wie het doet en wanneer het klaar is.'),
  ).toBeTruthy()
  expect(risk(HEAVY).getByRole('link', { name: 'Kraan kopen' })).toBeTruthy()
  expect(screen.queryByRole('radio', { name: 'Ja, bij elk risico' })).toBeNull()
})

test('"not yet" is an answer', async () => {
  await open()
  await userEvent.click(screen.getByRole('radio', { name: /^Nog niet/ }))
  await waitFor(async () => expect(await check.stored()).toContain('ACTIONS/agreed: later (1)'))
  expect(screen.queryByText(/^Deze vraag blijft open/)).toBeNull()
})

test('a colleague who may not create action points is told who agrees', { tags: ['deep'] }, async () => {
  await check.invite('jan@smederij.nl', 'WRITE')
  await open('jan@smederij.nl')
  expect(screen.getByText(/^De eigenaar van het bedrijf spreekt af wie wat doet/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Spreek af/ })).toBeNull()
})
