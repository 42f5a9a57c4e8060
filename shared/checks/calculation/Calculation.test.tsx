import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'

import { HEAVY_LIFT } from '../../../testing/factories/physical-strain.ts'
import { startedCheck } from '../../../testing/factories/started-check.ts'
import { useBackEnd } from '../../../testing/harness/back-end.ts'
import { openPage } from '../../../testing/harness/open-page.tsx'

const backEnd = useBackEnd()

let check: Awaited<ReturnType<typeof startedCheck>>
let group: number
beforeEach(async () => {
  check = await startedCheck(backEnd)
  group = await check.addSection('Bankwerkers')
  await check.answer(group, 'EDUCATION/tasks', ['liftLow'])
  await check.answer(group, 'LIFT_BELOW_KNEE/load', ['7to10short'])
})

const address = (questionId: string, rest = '') =>
  `/check/fysieke-belasting/1?scriptKey=LIFT_BELOW_KNEE&functionGroupId=${group}&questionId=${questionId}${rest}`
async function open() {
  const router = await openPage(address('load'), { as: check.owner })
  await screen.findByRole('heading', { level: 1, name: /^Hoe zwaar is de zwaarste last/ })
  return router
}
const calculation = () => within(screen.getByRole('region', { name: 'Reken het uit' }))
const press = (name: string) => userEvent.click(calculation().getByRole('button', { name }))
const stored = async () =>
  (await check.stored()).filter((row) => row.startsWith('LIFT_BELOW_KNEE/calculation'))

async function fillIn() {
  const dialog = within(await screen.findByRole('dialog', { name: 'Reken uit wat de last mag wegen' }))
  const type = (label: string, typed: string, within = dialog) =>
    userEvent.type(within.getByRole('textbox', { name: label }), typed)
  const choose = (label: string, value: string, within = dialog) =>
    userEvent.selectOptions(within.getByRole('combobox', { name: label }), value)
  await type('Gewicht van de last (kg)', '10')
  await type('Hoe vaak per minuut?', '1,0')
  await choose('Hoe goed is de last vast te pakken?', 'POOR')
  for (const [title, height, turn] of [
    ['Bij het oppakken', '0', '45'],
    ['Bij het neerzetten', '75', '0'],
  ] as const) {
    const place = within(dialog.getByRole('group', { name: title }))
    await type('Hoogte van de handen (cm boven de vloer)', height, place)
    await type('Handen voor de enkels (cm)', '40', place)
    await choose('Hoe ver staat de last opzij?', turn, place)
  }
  await userEvent.click(dialog.getByRole('button', { name: 'Reken uit' }))
}

test('computes the recommended weight, shows how, and stores what was filled in', async () => {
  await open()
  await press('Reken het uit')
  await fillIn()
  const label = 'Nee, de last is zwaarder dan het aanbevolen gewicht'
  const outcome = await screen.findByRole('heading', { level: 2, name: label })
  await waitFor(() => expect(document.activeElement).toBe(outcome))
  expect(
    calculation().getByText(/^Aanbevolen: hooguit 5,7 kg\. De last weegt 10 kg, dus de tilindex is 1,8\.$/),
  ).toBeTruthy()
  expect(
    calculation().getByRole('row', { name: 'afstand van de handen tot de enkels (telt het zwaarst) 0,63' }),
  ).toBeTruthy()
  expect(
    calculation().getByRole('region', { name: 'Risico: Last zwaarder dan het aanbevolen gewicht' }),
  ).toBeTruthy()
  await waitFor(async () =>
    expect(await stored()).toEqual([`LIFT_BELOW_KNEE/calculation: 1to3=${JSON.stringify(HEAVY_LIFT)} (1)`]),
  )
})

test('keeps what was filled in, and can be changed and removed', { tags: ['deep'] }, async () => {
  await check.answer(group, 'LIFT_BELOW_KNEE/calculation', ['1to3'], { value: JSON.stringify(HEAVY_LIFT) })
  await open()
  await press('Wijzig de berekening')
  const dialog = within(await screen.findByRole('dialog'))
  const load = dialog.getByRole('textbox', { name: 'Gewicht van de last (kg)' })
  expect(load).toHaveProperty('value', '10')
  await userEvent.clear(load)
  await userEvent.type(load, '5,5')
  await userEvent.click(dialog.getByRole('button', { name: 'Reken uit' }))
  await screen.findByRole('heading', { name: 'Ja, de last is niet zwaarder dan het aanbevolen gewicht' })
  expect(calculation().queryByRole('region', { name: /^Risico/ })).toBeNull()
  await waitFor(async () => expect((await stored())[0]).toMatch(/: le1=\{"load":5.5,.* \(2\)$/))

  await press('Wis de berekening')
  expect(await calculation().findByRole('button', { name: 'Reken het uit' })).toBeTruthy()
  await waitFor(async () => expect((await stored())[0]).toBe('LIFT_BELOW_KNEE/calculation:  (3)'))
})

test('asks for what is missing', async () => {
  await open()
  await press('Reken het uit')
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.type(dialog.getByRole('textbox', { name: 'Gewicht van de last (kg)' }), 'zwaar')
  await userEvent.click(dialog.getByRole('button', { name: 'Reken uit' }))
  expect(await dialog.findByText('Vul hier een getal in.')).toBeTruthy()
  expect(dialog.getAllByText('Dit is een verplicht veld.')).toHaveLength(5)
  expect(await stored()).toEqual([])
})

test('its own address leads to the question that it refines', async () => {
  const router = await openPage(address('calculation'), { as: check.owner })
  await screen.findByRole('heading', { level: 1, name: /^Hoe zwaar is de zwaarste last/ })
  expect(router.state.location.search).toContain('questionId=load')
})

test('is computed again after an action point for its risk', { tags: ['deep'] }, async () => {
  await check.answer(group, 'LIFT_BELOW_KNEE/calculation', ['1to3'], { value: JSON.stringify(HEAVY_LIFT) })
  const client = backEnd.client()
  await client.login(check.owner)
  const origin = {
    check: 'PHYSICAL_STRAIN',
    checkSectionId: group,
    scriptKey: 'LIFT_BELOW_KNEE',
    questionId: 'calculation',
  }
  const point = { description: 'Heftafel kopen', themes: ['PHYSICAL_STRAIN'], origin }
  const { id } = (await client.post('/rest/companies/1/actionitems', point)).body.responseObject
  await client.post(`/rest/companies/1/actionitems/${id}`, { completed: true })

  await openPage(address('calculation', `&opnieuw=${id}`), { as: check.owner })
  await screen.findByRole('heading', { level: 1, name: /^Uitgerekend/ })
  await userEvent.click(screen.getByRole('button', { name: 'Reken het uit' }))
  await fillIn()
  await screen.findByRole('heading', { level: 2, name: /^Nee, de last is zwaarder/ })
  await userEvent.click(screen.getByRole('button', { name: 'Antwoord opslaan' }))
  expect(await screen.findByText('Het risico blijft open.')).toBeTruthy()
})
