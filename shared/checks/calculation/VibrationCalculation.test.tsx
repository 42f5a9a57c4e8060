import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'

import { startedCheck } from '../../../testing/factories/started-check.ts'
import { useBackEnd } from '../../../testing/harness/back-end.ts'
import { openPage } from '../../../testing/harness/open-page.tsx'

const backEnd = useBackEnd()

let check: Awaited<ReturnType<typeof startedCheck>>
let group: number
beforeEach(async () => {
  check = await startedCheck(backEnd)
  group = await check.addSection('Slijpers')
  await check.answer(group, 'EDUCATION/tasks', ['repetitive'])
  await check.answer(group, 'REPETITIVE_MOVEMENT/vibratingTools', ['yes'])
})

async function open() {
  const router = await openPage(
    `/check/fysieke-belasting/1?scriptKey=REPETITIVE_MOVEMENT&functionGroupId=${group}&questionId=vibrationExposure`,
    { as: check.owner },
  )
  await screen.findByRole('heading', { level: 1, name: /^Hoeveel trilt het gereedschap/ })
  return router
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const dialog = async () => within(await screen.findByRole('dialog', { name: 'Reken de trillingen uit' }))
const tool = async (number: number) =>
  within((await dialog()).getByRole('group', { name: `Gereedschap ${number}` }))
const compute = async () => userEvent.click((await dialog()).getByRole('button', { name: 'Reken uit' }))
const stored = async () =>
  (await check.stored()).filter((row) => row.startsWith('REPETITIVE_MOVEMENT/vibrationExposure'))

async function fillIn(
  number: number,
  choices: { kind: string; hours: string; origin?: string; level?: string },
) {
  const { getByRole } = await tool(number)
  await userEvent.selectOptions(getByRole('combobox', { name: 'Soort' }), choices.kind)
  await userEvent.type(getByRole('textbox', { name: 'Uren per dag' }), choices.hours)
  if (!choices.origin) return
  await userEvent.selectOptions(getByRole('combobox', { name: 'Hoe hard trilt het?' }), choices.origin)
  await userEvent.type(getByRole('textbox', { name: 'Trilling (m/s²)' }), choices.level ?? '')
}

test('asks the tool and the hours, and computes the exposure of a day', async () => {
  await open()
  expect(screen.queryByRole('radio')).toBeNull()
  await press('Reken het uit')
  await fillIn(1, { kind: 'ANGLE_GRINDER', hours: '2' })
  await compute()

  const outcome = await screen.findByRole('heading', {
    level: 2,
    name: 'Meer dan 2,5 t/m 5 m/s², gemiddeld over 8 uur',
  })
  await waitFor(() => expect(document.activeElement).toBe(outcome))
  expect(screen.getByText('Gemiddeld over 8 uur: 4 m/s².')).toBeTruthy()
  expect(
    screen.getByRole('row', { name: /^Haakse slijper, 2\suur, 8\sm\/s² \(schatting\) 47\sminuten$/ }),
  ).toBeTruthy()
  expect(screen.getByRole('region', { name: 'Risico: Trillingen boven de actiewaarde' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Volgende vraag' })).toBeTruthy()
  await waitFor(async () =>
    expect(await stored()).toEqual([
      'REPETITIVE_MOVEMENT/vibrationExposure: 25to5={"tools":[{"tool":"ANGLE_GRINDER","hours":2}]} (1)',
    ]),
  )
})

test('adds up several tools, of which one can be taken away again', { tags: ['deep'] }, async () => {
  await open()
  await press('Reken het uit')
  await fillIn(1, { kind: 'DRILL', hours: '1' })
  await press('Nog een gereedschap')
  await fillIn(2, { kind: 'ANGLE_GRINDER', hours: '0,5' })
  await press('Nog een gereedschap')
  await fillIn(3, { kind: 'OTHER', hours: '4,125', origin: 'MANUAL', level: '2,5' })
  await press('Nog een gereedschap')
  expect((await dialog()).queryByRole('button', { name: 'Nog een gereedschap' })).toBeNull()
  await press('Haal gereedschap 4 weg')
  await press('Haal gereedschap 1 weg')
  expect((await tool(1)).getByRole('combobox', { name: 'Soort' })).toHaveProperty('value', 'ANGLE_GRINDER')
  await compute()

  await screen.findByRole('heading', { level: 2, name: /^Meer dan 2,5 t\/m 5/ })
  expect(
    screen.getByRole('row', { name: /^Ander gereedschap, .* \(telt het zwaarst\) 2\suur$/ }),
  ).toBeTruthy()
  const tools = [
    { tool: 'ANGLE_GRINDER', hours: 0.5 },
    { tool: 'OTHER', hours: 4.13, manual: 2.5 },
  ]
  await waitFor(async () =>
    expect(await stored()).toEqual([
      `REPETITIVE_MOVEMENT/vibrationExposure: 25to5=${JSON.stringify({ tools })} (1)`,
    ]),
  )

  await press('Wijzig de berekening')
  expect((await tool(2)).getByRole('textbox', { name: 'Trilling (m/s²)' })).toHaveProperty('value', '2,5')
  await press('Annuleren')
  await press('Wis de berekening')
  await waitFor(async () => expect(await stored()).toEqual(['REPETITIVE_MOVEMENT/vibrationExposure:  (2)']))
})

test('asks for what is missing, and for the vibration of a tool without an estimate', {
  tags: ['deep'],
}, async () => {
  await open()
  await press('Reken het uit')
  await compute()
  const first = await tool(1)
  expect(await first.findAllByText('Dit is een verplicht veld.')).toHaveLength(2)
  await fillIn(1, { kind: 'OTHER', hours: '25' })
  await compute()
  expect(await first.findByText('Vul hier een waarde in kleiner dan of gelijk aan 24.')).toBeTruthy()
  await userEvent.clear(first.getByRole('textbox', { name: 'Uren per dag' }))
  await userEvent.type(first.getByRole('textbox', { name: 'Uren per dag' }), '1')
  await compute()
  expect(
    await first.findByText(
      'Van dit gereedschap hebben we geen schatting. Zoek de trilling op in de handleiding.',
    ),
  ).toBeTruthy()
  await userEvent.selectOptions(first.getByRole('combobox', { name: 'Hoe hard trilt het?' }), 'MEASURED')
  await compute()
  expect(await first.findByText('Dit is een verplicht veld.')).toBeTruthy()
  expect(await stored()).toEqual([])
})

test('who skips it leaves the question open', async () => {
  const router = await open()
  await press('Sla over')
  await waitFor(() => expect(router.state.location.search).not.toContain('vibrationExposure'))
  expect(await stored()).toEqual([])
})
