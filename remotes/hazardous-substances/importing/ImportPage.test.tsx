import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import writeExcelFile from 'write-excel-file/node'

import { startedCheck } from '../../../testing/factories/started-check.ts'
import { substanceInput } from '../../../testing/factories/substances.ts'
import { useBackEnd } from '../../../testing/harness/back-end.ts'
import { openPage } from '../../../testing/harness/open-page.tsx'

const backEnd = useBackEnd()
const { sql } = backEnd

const PATH = '/bedrijven/1/checks/gevaarlijke-stoffen/importeren'
let check: Awaited<ReturnType<typeof startedCheck>>

beforeEach(async () => {
  check = await startedCheck(backEnd, 'HAZARDOUS_SUBSTANCES')
})

async function open() {
  const router = await openPage(PATH, { as: check.owner })
  await screen.findByRole('heading', { level: 1, name: 'Lees een lijst in' })
  return router
}

const choose = (file: File) =>
  userEvent.upload(screen.getByLabelText('Bestand met stoffen'), file, { applyAccept: false })
const csv = (text: string | Uint8Array<ArrayBuffer>, name = 'stoffen.csv') => new File([text], name)
const button = (name: string) => screen.findByRole('button', { name })
const noButton = () => expect(screen.queryByRole('button', { name: /^Lees .* in$/ })).toBeNull()
const stored = async () =>
  (
    await sql`
      select name, record->>'supplier' as supplier, record->>'storagePlace' as place
      from substance join check_section on check_section.id = section_id order by name`
  ).map(({ name, supplier, place }) => [name, supplier, place])

test('reads a CSV file, shows what is in it, and stores it', async () => {
  const router = await open()
  await choose(
    csv(
      'Productnaam;Leverancier;H zinnen;Taak\r\nThinner;Verf BV;H225 H319;Ontvetten\r\nLijm;Kit BV;geen;\r\n',
    ),
  )
  const table = await screen.findByRole('table', { name: 'Stoffen die je inleest' })
  expect(
    within(table)
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.textContent),
  ).toEqual(['ThinnerVerf BVH319, H225Ontvetten', 'LijmKit BVGeen'])
  screen.getByText('Herkend: Product, Leverancier, H-zinnen, Taak.')
  await userEvent.click(await button('Lees 2 stoffen in'))
  await waitFor(() => expect(router.state.location.pathname).toBe('/bedrijven/1/checks/gevaarlijke-stoffen'))
  expect(router.state.location.state).toEqual({ success: '2 stoffen zijn ingelezen.' })
  expect(await stored()).toEqual([
    ['Lijm', 'Kit BV', ''],
    ['Thinner', 'Verf BV', ''],
  ])
})

test('reads an Excel file', async () => {
  await open()
  const content = await writeExcelFile([
    ['Stoffenlijst'],
    ['Product', 'SDS datum', 'Opslag'].map((value) => ({ value })),
    [{ value: 'Thinner' }, { value: new Date('2024-02-01'), format: 'dd-mm-yyyy' }, { value: 'Kast 3' }],
  ] as never).toBuffer()
  await choose(new File([new Uint8Array(content)], 'stoffen.xlsx'))
  await userEvent.click(await button('Lees 1 stof in'))
  await waitFor(async () => expect(await stored()).toEqual([['Thinner', '', 'Kast 3']]))
  expect(await sql`select record->>'sdsDate' as day from substance`).toEqual([{ day: '2024-02-01' }])
})

test('reads commas and tabs, and the encoding of older programs', async () => {
  await open()
  await choose(csv('Product,Leverancier\nThinner,"Verf, kit en zo"\n'))
  await screen.findByRole('cell', { name: 'Verf, kit en zo' })
  await choose(csv('Product\tLeverancier\nThinner\tKit BV\n', 'stoffen.txt'))
  await screen.findByRole('cell', { name: 'Kit BV' })
  await choose(
    csv(new Uint8Array([...Buffer.from('Product;Leverancier\nThinner;Caf', 'latin1'), 0xe9, 0x0a])),
  )
  await screen.findByRole('cell', { name: 'Café' })
})

test('asks what a column is about that was not recognised, and for the name of the product', {
  tags: ['deep'],
}, async () => {
  await open()
  await choose(csv('Spul;Waar\nThinner;Kast 3\n'))
  await screen.findByText('Kies in welke kolom de naam van het product staat.')
  noButton()
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /Kolom “Spul”/ }), 'Product')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /Kolom “Waar”/ }), 'Opslagplek')
  await userEvent.click(await button('Lees 1 stof in'))
  await waitFor(async () => expect(await stored()).toEqual([['Thinner', '', 'Kast 3']]))
})

test('says what is wrong, and stores the rest only when asked to', { tags: ['deep'] }, async () => {
  await check.client.post('/rest/1/hazardoussubstances/substance', substanceInput('Zeep'))
  await open()
  await choose(csv('Product;Datum blad\nThinner;mei\nLijm;1-2-2024\nZEEP;\n'))
  await screen.findByText('Rij 2, Datum blad: Vul hier een geldige datum in.')
  screen.getByText('Rij 4, Product: Deze stof staat al in het register.')
  noButton()
  await userEvent.click(screen.getByRole('checkbox', { name: 'Sla de rijen met fouten over' }))
  await userEvent.click(await button('Lees 1 stof in'))
  await waitFor(async () => expect((await stored()).map(([name]) => name)).toEqual(['Lijm', 'Zeep']))
})

test.each<[string, () => File, string]>([
  [
    'an old workbook',
    () => csv(new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 1]), 'stoffen.xls'),
    'Dit is een oud Excel-bestand. Sla het in Excel op als .xlsx en kies het dan opnieuw.',
  ],
  [
    'a broken workbook',
    () => csv('PK kapot', 'stoffen.xlsx'),
    'Dit bestand is niet te lezen. Sla het in Excel op als .xlsx en kies het dan opnieuw.',
  ],
  [
    'a picture',
    () => csv(new Uint8Array([0x89, 0x50, 0, 1])),
    'Kies een Excel-bestand (.xlsx) of een CSV-bestand.',
  ],
  ['an empty file', () => csv(''), 'Dit bestand is leeg.'],
  [
    'more than 10 MB',
    () => csv('a'.repeat(10_000_001)),
    'Dit bestand is groter dan 10 MB. Kies een kleiner bestand.',
  ],
  [
    'too many rows',
    () => csv(`Product\n${Array.from({ length: 2_001 }, (_, index) => `Stof ${index}`).join('\n')}`),
    'Dit bestand heeft meer dan 2.000 rijen. Lees het in delen in.',
  ],
  [
    'too many columns',
    () => csv(`Product;${'x;'.repeat(200)}`),
    'Dit bestand heeft meer dan 200 kolommen. Haal weg wat niet nodig is.',
  ],
])('refuses %s', { tags: ['deep'] }, async (_, file, message) => {
  await open()
  await choose(file())
  await screen.findByText(message)
  noButton()
  expect(await stored()).toEqual([])
})

test('starts the register with its first list', { tags: ['deep'] }, async () => {
  await check.client.delete('/rest/companies/1/delete-check/HAZARDOUS_SUBSTANCES')
  await open()
  await choose(csv('Product\r\nThinner\r\n'))
  await userEvent.click(await button('Lees 1 stof in'))
  await waitFor(async () => expect(await stored()).toEqual([['Thinner', '', '']]))
  expect(await sql`select "check" from company_check`).toEqual([{ check: 'HAZARDOUS_SUBSTANCES' }])
})
