import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'

import { dayAgo, startedSubstanceList } from '../../../testing/factories/substance-list.ts'
import { useBackEnd } from '../../../testing/harness/back-end.ts'
import { followLink, openPage } from '../../../testing/harness/open-page.tsx'
import { main } from '../../../testing/harness/page-parts.ts'

const backEnd = useBackEnd()
const PATH = '/bedrijven/1/checks/gevaarlijke-stoffen'

let substanceList: Awaited<ReturnType<typeof startedSubstanceList>>
beforeEach(async () => {
  substanceList = await startedSubstanceList(backEnd)
})

async function open(query = '', as = substanceList.owner) {
  const router = await openPage(PATH + query, { as })
  await screen.findByRole('heading', { level: 1, name: 'Register gevaarlijke stoffen' })
  await waitFor(() => expect(screen.queryByText('Het register wordt geladen…')).toBeNull())
  return router
}

/** The text of each cell, with the names of pictures; without the table's head. */
const rows = () =>
  main()
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      [...row.children].map((cell) =>
        [
          ...[...cell.querySelectorAll('[aria-label]')].map((named) => named.getAttribute('aria-label')),
          cell.textContent,
        ]
          .filter(Boolean)
          .join(' '),
      ),
    )
const names = () =>
  main()
    .getAllByRole('rowheader')
    .map((cell) => within(cell).getByRole('link').textContent)

/** Blik (red), Vet (grey), Lijm (orange) and Olie (green). */
async function addOneOfEach() {
  const green = await substanceList.addSubstance({ name: 'Olie', storagePlace: 'Kast A' })
  await substanceList.answerAll(green)
  const orange = await substanceList.addSubstance({
    name: 'Lijm',
    sdsDate: dayAgo(1_100),
    storagePlace: 'Kast B',
  })
  await substanceList.answerAll(orange)
  const grey = await substanceList.addSubstance({ name: 'Vet', storagePlace: '', stockMax: null })
  const red = await substanceList.addSubstance({ name: 'Blik', storagePlace: 'Kast B' })
  await substanceList.answerAll(red, { 'PRODUCT/label': 'no' })
  return { green, orange, grey, red }
}

test('an empty register says how to begin', { tags: ['deep'] }, async () => {
  await open()
  expect(main().getByText('Nog geen stoffen')).toBeTruthy()
  expect(main().getByRole('heading', { name: 'Nog geen stoffen in het register' })).toBeTruthy()
  expect(main().getByRole('link', { name: 'Voeg de eerste stof toe' }).getAttribute('href')).toBe(
    `${PATH}/stof`,
  )
  expect(main().getByRole('link', { name: 'Lees een lijst in' }).getAttribute('href')).toBe(
    `${PATH}/importeren`,
  )
  expect(main().queryByRole('searchbox')).toBeNull()
  expect(main().queryByRole('table')).toBeNull()
})

test('lists what asks for attention first, with its danger, place, status and next step', async () => {
  const { red } = await addOneOfEach()
  await open()
  expect(
    main().getByText('4 stoffen: 1 niet veilig, 1 vraagt aandacht, 1 nog niet af, 1 in orde'),
  ).toBeTruthy()
  expect(names()).toEqual(['Blik', 'Vet', 'Lijm', 'Olie'])
  expect(rows().map((row) => row.slice(2))).toEqual([
    ['Kast B', 'Niet veilig', 'Voer onbekende inhoud af als gevaarlijk afval'],
    ['nog niet bekend', expect.stringMatching(/^\d+ vragen open$/), expect.stringMatching(/^Vul .* in$/)],
    ['Kast B', 'Let op', 'Vraag de leverancier om de nieuwste versie'],
    ['Kast A', 'In orde', ''],
  ])
  expect(main().getByRole('link', { name: 'Blik' }).getAttribute('href')).toBe(`${PATH}/${red}`)
  expect(main().getAllByRole('img', { name: 'Ontvlambaar' })).toHaveLength(4)
  expect(screen.queryByText('CMR')).toBeNull()
})

test('marks a substance that can cause cancer', { tags: ['deep'] }, async () => {
  await substanceList.addSubstance({ statements: ['H350'] })
  await open()
  expect(main().getByText('CMR')).toBeTruthy()
  expect(main().getByText(/^1 stof: 1 (niet veilig|nog niet af)$/)).toBeTruthy()
})

test('asks once before a register of who works with what can cause cancer is downloaded', async () => {
  URL.createObjectURL = () => 'blob:register'
  URL.revokeObjectURL = () => {}
  const downloads = () => backEnd.sql`select 1 as one from audit_event where kind = 'REGISTER_DOWNLOADED'`
  const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
  await substanceList.addSubstance({ statements: ['H350'] })
  await open()
  await press('Download als CSV')
  const question = within(await screen.findByRole('alertdialog', { name: 'Bewaar je het veilig?' }))
  expect(question.getByText(/geen namen of gezondheid/)).toBeTruthy()
  await userEvent.click(question.getByRole('button', { name: 'Annuleren' }))
  expect(await downloads()).toEqual([])
  await press('Download als CSV')
  await press('Ja, download')
  expect(await screen.findByText('Het register is gedownload.')).toBeTruthy()
  await press('Download als CSV')
  await waitFor(async () => expect(await downloads()).toHaveLength(2))
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

test('a register without such substances is downloaded at once', async () => {
  URL.createObjectURL = () => 'blob:register'
  URL.revokeObjectURL = () => {}
  await substanceList.addSubstance({ statements: ['H225'] })
  await open()
  await userEvent.click(await screen.findByRole('button', { name: 'Download als CSV' }))
  expect(await screen.findByText('Het register is gedownload.')).toBeTruthy()
})

test('searches while the user types, and keeps the search in the address', { tags: ['deep'] }, async () => {
  await addOneOfEach()
  const router = await open()
  await userEvent.type(main().getByRole('searchbox', { name: 'Zoek op stof of plek' }), 'lijm')
  expect(await main().findByText('1 stof gevonden')).toBeTruthy()
  expect(names()).toEqual(['Lijm'])
  expect(new URLSearchParams(router.state.location.search).get('zoek')).toBe('lijm')
})

test('filters on storage place and status, also from the address', { tags: ['deep'] }, async () => {
  await addOneOfEach()
  await open('?status=GREEN')
  await waitFor(() => expect(names()).toEqual(['Olie']))
  const status = main().getByRole<HTMLSelectElement>('combobox', { name: 'Status' })
  expect(status.selectedOptions[0]?.text).toBe('In orde')
  expect([...status.options].map(({ text }) => text)).toEqual([
    'Alles',
    'Niet veilig',
    'Niet af',
    'Let op',
    'In orde',
  ])
  await userEvent.selectOptions(status, 'Alles')
  await waitFor(() => expect(names()).toHaveLength(4))
  const storage = main().getByRole<HTMLSelectElement>('combobox', { name: 'Opslag' })
  expect([...storage.options].map(({ text }) => text)).toEqual(['Overal', 'Kast A', 'Kast B'])
  await userEvent.selectOptions(storage, 'Kast B')
  await waitFor(() => expect(names()).toEqual(['Blik', 'Lijm']))
})

test('says that nothing is found, with a way back to all substances', { tags: ['deep'] }, async () => {
  await addOneOfEach()
  await open('?zoek=loodwit')
  expect(await main().findByRole('heading', { name: 'Geen stof gevonden' })).toBeTruthy()
  expect(main().getByRole('link', { name: 'Toon alle stoffen' }).getAttribute('href')).toBe(PATH)
  expect(main().getByRole('searchbox')).toHaveProperty('value', 'loodwit')
})

test('shows substances that are not used any more behind a filter of their own', {
  tags: ['deep'],
}, async () => {
  const { green } = await addOneOfEach()
  await substanceList.client.put(`${substanceList.url}/substance/${green}/archive`)
  await open()
  expect(main().getByText('3 stoffen: 1 niet veilig, 1 vraagt aandacht, 1 nog niet af')).toBeTruthy()
  expect(names()).toEqual(['Blik', 'Vet', 'Lijm'])
  await userEvent.selectOptions(main().getByRole('combobox', { name: 'Status' }), 'Niet meer in gebruik')
  await waitFor(() => expect(names()).toEqual(['Olie']))
  expect(rows()[0]?.[3]).toBe('Niet meer in gebruik')
})

test('a register in which every substance is archived still shows them', { tags: ['deep'] }, async () => {
  const id = await substanceList.addSubstance()
  await substanceList.client.put(`${substanceList.url}/substance/${id}/archive`)
  await open()
  await userEvent.selectOptions(main().getByRole('combobox', { name: 'Status' }), 'Niet meer in gebruik')
  await waitFor(() => expect(names()).toEqual(['Ontvetter']))
})

test('shows twenty substances on a page', { tags: ['deep'] }, async () => {
  for (let number = 10; number < 31; number++) await substanceList.addSubstance({ name: `Stof ${number}` })
  const router = await open()
  expect(names()).toHaveLength(20)
  await followLink(router, main().getByRole('link', { name: 'Volgende pagina' }))
  await waitFor(() => expect(names()).toEqual(['Stof 30']))
})

test('adding is for who may write', async () => {
  await open()
  expect(main().getByRole('link', { name: 'Stof toevoegen' }).getAttribute('href')).toBe(`${PATH}/stof`)
})

test('who may only read sees the register without a way to change it', { tags: ['deep'] }, async () => {
  await substanceList.invite('jan@smederij.nl', 'READONLY')
  await open('', 'jan@smederij.nl')
  expect(main().getByRole('heading', { name: 'Nog geen stoffen in het register' })).toBeTruthy()
  expect(main().queryByRole('link', { name: /toe|lijst in/ })).toBeNull()
})

test('says that the register could not be loaded', { tags: ['deep'] }, async () => {
  await backEnd.withoutTable('substance', async () => {
    await openPage(PATH, { as: substanceList.owner })
    expect(await screen.findByText('Het register kon niet worden geladen.')).toBeTruthy()
  })
})
