import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'

import { startedCheck } from '../../../testing/factories/started-check.ts'
import { useBackEnd } from '../../../testing/harness/back-end.ts'
import { openPage } from '../../../testing/harness/open-page.tsx'

const backEnd = useBackEnd()

const HIGH = 'Hoog (bijvoorbeeld MAG of elektrode op staal, autogeen snijden)'
const VERY_HIGH = 'Zeer hoog (RVS met MIG/MAG of elektrode, gevulde draad, gutsen, loodverf)'

let check: Awaited<ReturnType<typeof startedCheck>>
let room: number
beforeEach(async () => {
  check = await startedCheck(backEnd, 'WELDING_SMOKE')
  room = await check.addSection('Lashal')
  await check.answer(room, 'START/applies', ['yes'])
})

const answerHigh = (value: string) => check.submit(room, 'CLASS/class', ['high'], { value })

async function open() {
  await openPage(`/check/lasrook/1?scriptKey=CLASS&sectionId=${room}&questionId=class`, { as: check.owner })
  await screen.findByRole('heading', { level: 1, name: /^In welke klasse valt/ })
}

async function stored() {
  const [row] = await backEnd.sql`select answers from check_answer where question_key = 'class'`
  return row?.answers
}
const storedBecomes = (expected: unknown) => waitFor(async () => expect(await stored()).toEqual(expected))

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const dialog = async () => within(await screen.findByRole('dialog', { name: 'Zoek de klasse op' }))
const work = async (number: number) => within((await dialog()).getByRole('group', { name: `Werk ${number}` }))
async function choose(number: number, process: string, material: string) {
  const { getByRole } = await work(number)
  await userEvent.selectOptions(getByRole('combobox', { name: 'Proces' }), process)
  await userEvent.selectOptions(getByRole('combobox', { name: 'Materiaal' }), material)
}
const lookUp = async () => userEvent.click((await dialog()).getByRole('button', { name: 'Zoek op' }))
const rows = () => screen.getAllByRole('row').map(({ textContent }) => textContent)

test('looks up the class of the heaviest work, and says what it asks for', async () => {
  await open()
  await press('Reken het uit')
  await choose(1, 'TIG', 'On-/laaggelegeerd staal')
  await press('Nog een proces of materiaal')
  await choose(2, 'MIG/MAG massieve draad', 'Verzinkt of geverfd')
  await lookUp()
  await waitFor(() =>
    expect(screen.getByRole<HTMLInputElement>('radio', { name: VERY_HIGH }).checked).toBe(true),
  )
  expect(rows()).toEqual([
    'WerkKlasse',
    'TIG, On-/laaggelegeerd staallaag',
    'MIG/MAG massieve draad, Verzinkt of geverfdzeer hoog',
  ])
  expect(screen.getByText('Aangeblazen adembescherming')).toBeTruthy()
  const jobs = [
    { process: 'TIG', material: 'STEEL' },
    { process: 'MIG_MAG', material: 'COATED' },
  ]
  await storedBecomes([{ answerId: 'veryHigh', value: JSON.stringify({ jobs, confined: false }) }])

  await press('Wijzig de berekening')
  await userEvent.click((await work(2)).getByRole('checkbox', { name: /^De laag wordt vooraf weggehaald/ }))
  await lookUp()
  await waitFor(() => expect(screen.getByRole<HTMLInputElement>('radio', { name: HIGH }).checked).toBe(true))
  expect(screen.queryByText('Aangeblazen adembescherming')).toBeNull()
})

test('a class that the user chooses replaces the one that was looked up', async () => {
  const value = JSON.stringify({ jobs: [{ process: 'MIG_MAG', material: 'STEEL' }], confined: false })
  expect((await answerHigh(value)).status).toBe(200)
  await open()
  expect(rows()).toEqual(['WerkKlasse', 'MIG/MAG massieve draad, On-/laaggelegeerd staalhoog'])
  await userEvent.click(screen.getByRole('radio', { name: VERY_HIGH }))
  await storedBecomes([{ answerId: 'veryHigh', value: '' }])
  expect(screen.queryByRole('table')).toBeNull()
})

test('a confined place has the heaviest class', async () => {
  await open()
  await press('Reken het uit')
  await choose(1, 'TIG', 'On-/laaggelegeerd staal')
  await userEvent.click(
    (await dialog()).getByRole('checkbox', { name: /^Er wordt in een besloten plek gewerkt/ }),
  )
  await lookUp()
  expect(await screen.findByText('Een besloten plek is altijd zeer hoog.')).toBeTruthy()
  expect(screen.getByRole<HTMLInputElement>('radio', { name: VERY_HIGH }).checked).toBe(true)
})

test('refuses work that does not exist, and a class that does not follow from the work', {
  tags: ['deep'],
}, async () => {
  await open()
  await press('Reken het uit')
  await choose(1, 'Autogeen snijden', 'Aluminium')
  await lookUp()
  expect(
    (
      await screen.findAllByText(
        'Dit proces wordt bij dit materiaal niet gebruikt. Kies een ander materiaal.',
      )
    ).length,
  ).toBeGreaterThan(0)
  const value = JSON.stringify({ jobs: [{ process: 'TIG', material: 'STEEL' }], confined: false })
  expect((await answerHigh(value)).status).toBe(400)
  expect(await stored()).toBeUndefined()
})
