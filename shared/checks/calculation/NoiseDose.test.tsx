import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'

import { startedCheck } from '../../../testing/factories/started-check.ts'
import { useBackEnd } from '../../../testing/harness/back-end.ts'
import { useNetwork } from '../../../testing/harness/network.ts'
import { openPage } from '../../../testing/harness/open-page.tsx'
import { plainSpaces } from '../../../testing/harness/plain-spaces.ts'

const backEnd = useBackEnd()
const connection = useNetwork(backEnd)

const LOWER = '80 tot 85 dB(A), of pieken van 135 tot 137 dB(C)'
const UPPER = '85 dB(A) of hoger, of pieken van 137 dB(C) of hoger'

let check: Awaited<ReturnType<typeof startedCheck>>
let group: number
beforeEach(async () => {
  check = await startedCheck(backEnd, 'NOISE_HAZARD')
  group = await check.addSection('Bankwerkers')
  await check.answer(group, 'START/applies', ['yes'])
})

const answer = (question: 'level' | 'atEar', answerId: string, value: string) =>
  check.submit(group, `DOSE/${question}`, [answerId], { value })

type Row = Record<string, string | number | boolean>
const jsonOf = (...rows: Row[]) => JSON.stringify({ rows })

const open = (questionId = 'level') =>
  openPage(`/check/schadelijk-geluid/1?scriptKey=DOSE&sectionId=${group}&questionId=${questionId}`, {
    as: check.owner,
  })
const openDose = async () => {
  await open()
  await screen.findByRole('heading', { level: 1, name: /^Hoe hoog is het geluid/ })
}
async function reload() {
  cleanup()
  await openDose()
}

async function stored(questionKey = 'level') {
  const [row] = await backEnd.sql`
    select answers from check_answer where script_key = 'DOSE' and question_key = ${questionKey}`
  const [given] = (row?.answers ?? []) as { answerId: string; value: string }[]
  return given && { answerId: given.answerId, rows: given.value && JSON.parse(given.value).rows }
}
const storedBecomes = (expected: unknown, questionKey?: string) =>
  waitFor(async () => expect(await stored(questionKey)).toEqual(expected))

const row = (number: number) => within(screen.getByRole('group', { name: `Werk ${number}` }))
const field = (number: number, name: RegExp) => row(number).getByRole('textbox', { name })
const valuesOf = (number: number) =>
  row(number)
    .getAllByRole<HTMLInputElement>('textbox')
    .map(({ value }) => value)
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))

async function type(number: number, name: RegExp, text: string) {
  await userEvent.clear(field(number, name))
  await userEvent.type(field(number, name), text)
}
async function fillIn(number: number, source: string, hours: string, level: string) {
  await type(number, /^Werk/, source)
  await type(number, /^Tijd/, hours)
  await type(number, /^Geluid/, level)
}
const outcome = () => within(screen.getByRole('region', { name: 'Uitkomst' }))
const currentClass = () =>
  outcome()
    .getAllByRole('listitem')
    .filter((item) => item.getAttribute('aria-current') === 'true')
    .map(({ textContent }) => textContent)

const grinding = { source: 'Slijpen', level: 96.5, minutes: 90 }
const shearing = { source: 'Knippen', level: 87, minutes: 120 }

test('computes the dose of a day, says what adds most, and stores what was filled in', async () => {
  await openDose()
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView')
  await fillIn(1, 'Slijpen', '1,5', '96,5')
  expect(outcome().getByText('Alles komt van: Slijpen.')).toBeTruthy()
  await press('Werk toevoegen')
  expect(document.activeElement).toBe(field(2, /^Werk/))
  await fillIn(2, 'Knippen', '2.0', '87')

  expect(outcome().getByText('89,8', { exact: false })).toBeTruthy()
  expect(outcome().getByText('Risico')).toBeTruthy()
  expect(outcome().getByText('Bijna alles komt van: Slijpen.')).toBeTruthy()
  expect(currentClass()).toEqual(['85 en meer Gehoorbescherming verplicht, plan maken, plek markeren'])
  expect(row(1).getByText('87% van de dosis')).toBeTruthy()
  expect(row(2).getByText('13% van de dosis')).toBeTruthy()
  expect(screen.getByText('3,5 van 8 uur ingevuld', { normalizer: plainSpaces })).toBeTruthy()
  const spoken = screen.getAllByRole('status').map(({ textContent }) => plainSpaces(textContent ?? ''))
  expect(spoken).toContain('Uitkomst: 89,8 dB(A).')
  expect(screen.getByRole('radio', { name: UPPER })).toHaveProperty('checked', true)
  expect(screen.getByRole('region', { name: 'Risico: Geluid boven de bovenste actiewaarde' })).toBeTruthy()
  await storedBecomes({ answerId: 'upper', rows: [grinding, shearing] })
  // The field that the user types in stays where it is.
  // Only what has the focus may be moved, clear of the buttons.
  expect(scroll.mock.contexts.filter((element) => !(element as Element).matches('input, button'))).toEqual([])
})

test('without the name of the group, as on a phone, the question reads well', {
  tags: ['deep'],
}, async () => {
  await openDose()
  const heading = screen.getByRole('heading', { level: 1 })
  expect(heading.textContent).toContain('persoon in de groep Bankwerkers?')
  heading.querySelector('.bw-question-section')!.remove()
  expect(heading.textContent).toBe('Hoe hoog is het geluid op een drukke dag voor de meest belaste persoon?')
})

test('what was filled in is there after a reload, and can be changed and removed', {
  tags: ['deep'],
}, async () => {
  await answer('level', 'upper', jsonOf({ ...grinding, isEstimate: true }, shearing))
  await openDose()
  expect([valuesOf(1), valuesOf(2)]).toEqual([
    ['Slijpen', '1,5', '96,5'],
    ['Knippen', '2', '87'],
  ])
  expect(row(1).getByText('Schatting, meet bij twijfel.')).toBeTruthy()

  await press('Verwijder Slijpen')
  expect(document.activeElement).toBe(field(1, /^Werk/))
  expect(currentClass()).toEqual(['80 tot 85 Gehoorbescherming en voorlichting geven'])
  await storedBecomes({ answerId: 'lower', rows: [shearing] })
  await reload()
  expect(valuesOf(1)).toEqual(['Knippen', '2', '87'])
  expect(screen.queryByRole('button', { name: /^Verwijder/ })).toBeNull()

  await press('Wis de berekening')
  expect(valuesOf(1)).toEqual(['', '', ''])
  expect(document.activeElement).toBe(field(1, /^Werk/))
  await storedBecomes(undefined)
  expect(screen.getByRole('button', { name: 'Sla over' })).toBeTruthy()
})

test('an answer that is chosen replaces the calculation, until the user asks for it again', {
  tags: ['deep'],
}, async () => {
  await answer('level', 'upper', jsonOf(grinding))
  await openDose()
  await userEvent.click(screen.getByRole('radio', { name: LOWER }))
  await storedBecomes({ answerId: 'lower', rows: '' })
  expect(screen.queryByRole('region', { name: 'Uitkomst' })).toBeNull()
  expect(screen.getByText('Je hebt zelf een antwoord gekozen. De berekening telt nu niet mee.')).toBeTruthy()

  await press('Gebruik de berekening')
  expect(currentClass()).toHaveLength(1)
  await storedBecomes({ answerId: 'upper', rows: [grinding] })

  await userEvent.click(screen.getByRole('radio', { name: LOWER }))
  await storedBecomes({ answerId: 'lower', rows: '' })
  await reload()
  expect(valuesOf(1)).toEqual(['', '', ''])
  expect(screen.getByRole('radio', { name: LOWER })).toHaveProperty('checked', true)
  expect(screen.queryByRole('button', { name: 'Gebruik de berekening' })).toBeNull()
})

test('what is not complete is stored, and leaves the question open', { tags: ['deep'] }, async () => {
  await openDose()
  await type(1, /^Werk/, 'Slijpen')
  await storedBecomes({ answerId: 'unknown', rows: [{ source: 'Slijpen' }] })
  expect(screen.queryByRole('region', { name: 'Uitkomst' })).toBeNull()
  expect(screen.getByText('Vul bij elk werk de tijd en het geluid in. Dan zie je de uitkomst.')).toBeTruthy()
  expect(screen.getByText(/^Deze vraag blijft open/)).toBeTruthy()
  await reload()
  expect(valuesOf(1)).toEqual(['Slijpen', '', ''])
})

test.each([
  ['a word', /^Geluid/, 'hard', 'Vul hier een getal in.'],
  ['too much noise', /^Geluid/, '141', 'Vul hier een getal in van 40 tot en met 140.'],
  ['no time', /^Tijd/, '0', 'Vul hier een getal in van 0,02 tot en met 16.'],
  ['more than a day', /^Tijd/, '14,6', 'Alles samen is dit meer dan 16 uur.'],
])(
  '%s is refused once the user leaves the field, and keeps the user on the page',
  { tags: ['deep'] },
  async (_, name, text, message) => {
    await answer('level', 'upper', jsonOf(grinding, shearing))
    await openDose()
    await type(2, name, text)
    expect(screen.queryByText(message)).toBeTruthy()
    await userEvent.keyboard('{Enter}')
    expect(field(2, name)).toHaveProperty('ariaInvalid', 'true')
    expect(document.activeElement).toBe(field(2, name))
    expect(screen.getByRole('heading', { level: 1, name: /^Hoe hoog is het geluid/ })).toBeTruthy()
    await waitFor(async () => expect((await stored())?.answerId).toBe('unknown'))
  },
)

test('a control character in a name, which can be pasted, does not prevent storing', {
  tags: ['deep'],
}, async () => {
  await openDose()
  await userEvent.click(field(1, /^Werk/))
  await userEvent.paste('Slij\u0007pen')
  await storedBecomes({ answerId: 'unknown', rows: [{ source: 'Slijpen' }] })
})

test('a typed number is not refused while it is typed', { tags: ['deep'] }, async () => {
  await openDose()
  await type(1, /^Geluid/, '1')
  expect(screen.queryByText(/^Vul hier een getal in/)).toBeNull()
  await userEvent.type(field(1, /^Geluid/), '00')
  await userEvent.tab()
  expect(screen.queryByText(/^Vul hier een getal in/)).toBeNull()
})

test('who does not know the level picks that of the work, which is marked as an estimate until another is typed', {
  tags: ['deep'],
}, async () => {
  await openDose()
  await userEvent.click(screen.getByText('Ik weet niet hoe hard het is'))
  await press('Slijpen')
  expect(valuesOf(1)).toEqual(['Slijpen', '', '105'])
  expect(document.activeElement).toBe(field(1, /^Tijd/))
  await type(1, /^Tijd/, '1')
  await press('TIG-lassen')
  expect(valuesOf(2)).toEqual(['TIG-lassen', '', '75'])
  await type(2, /^Tijd/, '2')
  expect(screen.getAllByText('Schatting, meet bij twijfel.')).toHaveLength(2)
  await type(2, /^Geluid/, '76')
  await storedBecomes({
    answerId: 'upper',
    rows: [
      { source: 'Slijpen', level: 105, isEstimate: true, minutes: 60 },
      { source: 'TIG-lassen', level: 76, minutes: 120 },
    ],
  })
  expect(screen.getAllByText('Schatting, meet bij twijfel.')).toHaveLength(1)
})

test('bangs are asked when there are some, and can decide alone', { tags: ['deep'] }, async () => {
  await openDose()
  await fillIn(1, 'Hameren', '8', '75')
  expect(currentClass()).toEqual(['Tot 80 Geen verplichte bescherming'])
  expect(outcome().getByText('In orde')).toBeTruthy()
  const box = screen.getByRole('checkbox', { name: /^Er zijn ook harde klappen/ })
  await userEvent.click(box)
  await type(1, /^Hardste klap/, '138')
  expect(
    outcome().getByText('De harde klappen van 138 dB(C) bepalen de uitkomst.', { normalizer: plainSpaces }),
  ).toBeTruthy()
  const hammering = { source: 'Hameren', level: 75, minutes: 480 }
  await storedBecomes({ answerId: 'upper', rows: [{ ...hammering, peak: 138 }] })
  await userEvent.click(box)
  await storedBecomes({ answerId: 'below', rows: [hammering] })
})

test('just below a limit is not shown as the limit', { tags: ['deep'] }, async () => {
  await openDose()
  await fillIn(1, 'Zagen', '4', '88')
  expect(currentClass()).toEqual(['80 tot 85 Gehoorbescherming en voorlichting geven'])
  expect(outcome().getByText('85,0', { exact: false })).toBeTruthy()
  expect(
    outcome().getByText('Het is net onder 85 dB(A): meet het na.', { normalizer: plainSpaces }),
  ).toBeTruthy()
})

test('at the ear the sounds of the day are there already, and the protection is asked', {
  tags: ['deep'],
}, async () => {
  await answer(
    'level',
    'upper',
    jsonOf({ source: 'Gutsen', level: 104, minutes: 45 }, { source: 'Slijpen', level: 92, minutes: 180 }),
  )
  await open('atEar')
  await screen.findByRole('heading', { level: 1, name: /^Komt het geluid/ })
  expect(valuesOf(1)).toEqual(['Gutsen', '0,75', '104', '', ''])
  expect(await stored('atEar')).toBeUndefined()
  expect(screen.getByText('Draagt niemand bescherming? Gebruik de berekening dan zo.')).toBeTruthy()
  for (const number of [1, 2]) await type(number, /^Demping/, '38')
  expect(screen.getAllByText('Gerekend met 90% van de tijd.')).toHaveLength(2)
  await type(1, /^Echt gedragen/, '0,75')
  await type(2, /^Echt gedragen/, '3')
  expect(currentClass()).toEqual(['Tot en met 87 Onder de grens'])
  expect(
    outcome().getByText(/^Slijpen: met de bescherming op blijft 58 dB\(A\) over/, {
      normalizer: plainSpaces,
    }),
  ).toBeTruthy()
  await storedBecomes(
    {
      answerId: 'le87',
      rows: [
        { source: 'Gutsen', level: 104, minutes: 45, snr: 38, worn: 45 },
        { source: 'Slijpen', level: 92, minutes: 180, snr: 38, worn: 180 },
      ],
    },
    'atEar',
  )
  await type(1, /^Echt gedragen/, '0,5')
  expect(currentClass()).toEqual(['Boven 87 Meteen stoppen en maatregelen nemen'])
  expect(
    outcome().getByText(/^Gutsen: wie de bescherming 67% van de tijd draagt/, { normalizer: plainSpaces }),
  ).toBeTruthy()
  await waitFor(async () => expect((await stored('atEar'))?.answerId).toBe('gt87'))
  await type(1, /^Echt gedragen/, '0,8')
  expect(screen.getByText('Dit is langer dan het geluid duurt.')).toBeTruthy()
})

test('what is filled in offline is kept, and sent when there is a connection again', {
  tags: ['deep'],
}, async () => {
  await openDose()
  await connection.cut()
  await fillIn(1, 'Slijpen', '1,5', '96,5')
  await screen.findByText(/^Er is geen verbinding\..* 1 antwoord wacht\.$/)
  expect(currentClass()).toHaveLength(1)
  expect(await stored()).toBeUndefined()
  connection.restore()
  await reload()
  expect(valuesOf(1)).toEqual(['Slijpen', '1,5', '96,5'])
  await storedBecomes({ answerId: 'upper', rows: [grinding] })
})

test.each<[string, string, string]>([
  ['another answer than what was filled in gives', 'below', jsonOf(grinding)],
  ['rows that are not valid', 'upper', jsonOf({ ...grinding, level: 141 })],
  ['a text', 'upper', 'te hard'],
])('the server refuses %s', { tags: ['deep'] }, async (_, answerId, value) => {
  expect((await answer('level', answerId, value)).status).toBe(400)
  expect(await stored()).toBeUndefined()
})

test('twelve rows with long names are stored', { tags: ['deep'] }, async () => {
  const rows = Array.from({ length: 12 }, () => ({
    source: '"'.repeat(60),
    level: 100.5,
    isEstimate: true,
    minutes: 80,
    peak: 139.5,
    snr: 27.5,
    worn: 79,
  }))
  const { status } = await answer('atEar', 'le87', jsonOf(...rows))
  expect(status).toBe(200)
  await openDose()
  expect((await stored('atEar'))?.rows).toEqual(rows)
})
