import { File } from 'node:buffer'

import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { photo } from '../../../testing/factories/pictures.ts'
import { dutchSheet } from '../../../testing/factories/safety-data-sheets/contents.ts'
import { encryptedPdf } from '../../../testing/factories/safety-data-sheets/hostile-pdfs.ts'
import { scanPdf, sheetPdf } from '../../../testing/factories/safety-data-sheets/make.ts'
import { startedSubstanceList } from '../../../testing/factories/substance-list.ts'
import { useBackEnd } from '../../../testing/harness/back-end.ts'
import { openPage } from '../../../testing/harness/open-page.tsx'
import { main } from '../../../testing/harness/page-parts.ts'
import { useSentFiles } from '../../../testing/harness/sent-files.ts'

const backEnd = useBackEnd()
useSentFiles()

let substanceList: Awaited<ReturnType<typeof startedSubstanceList>>
beforeEach(async () => {
  substanceList = await startedSubstanceList(backEnd)
})

async function open(as = substanceList.owner) {
  await openPage('/bedrijven/1/checks/gevaarlijke-stoffen/stof', { as })
  await screen.findByRole('button', { name: 'Lees een blad (PDF)' })
}
const choose = (content: Uint8Array, name = 'blad.pdf') =>
  fireEvent.change(screen.getByLabelText('Veiligheidsinformatieblad (PDF)'), {
    target: { files: [new File([Uint8Array.from(content)], name, { type: 'application/pdf' })] },
  })
const proposals = async () => within(await screen.findByRole('region', { name: 'Gevonden in het blad' }))
const accept = async (name: RegExp) =>
  userEvent.click((await proposals()).getAllByRole('button', { name })[0]!)
const field = (name: string | RegExp) => main().getByRole<HTMLInputElement>('textbox', { name })
const save = async () => {
  await userEvent.click(main().getByRole('button', { name: 'Toevoegen' }))
  await screen.findByRole('heading', { level: 1, name: /^Ontvetter 4000|^Vet/ })
}
const files = () => backEnd.sql`
  select theme, subject, company_record_file.name from company_record_file
  join company_record on company_record.id = record_id order by company_record_file.id`
const sheetId = async () => (await backEnd.sql`select sds_file_id as id from substance`)[0]?.id

test('proposes what the sheet says, with the place where it stands', async () => {
  await open()
  choose(await sheetPdf(dutchSheet, 'table'))
  expect(await screen.findByText('blad.pdf is gelezen.')).toBeTruthy()
  const texts = (await proposals()).getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(texts).toEqual(
    expect.arrayContaining([
      'Productnaam: Ontvetter 4000blz. 1, rubriek 1: Handelsnaam Ontvetter 4000Neem over',
      expect.stringMatching(/^Datum van het blad: 12-03-2024blz\. 1/),
      expect.stringMatching(/^H-zinnen: H225, H319, H336, H360Fd, EUH066blz\. 1, rubriek 2/),
      expect.stringMatching(/^Grenswaarde: Aceton: 1\.210 mg\/m³ over 8 uurblz\. \d, rubriek 8/),
      expect.stringMatching(/^CMR-bestanddeel: 2-Methoxyethanol, 0,5 - < 1/),
    ]),
  )
  expect(field(/^Productnaam/).value, 'nothing is filled in before it is accepted').toBe('')
})

test('accepting a proposal fills in its fields', { tags: ['deep'] }, async () => {
  await open()
  await userEvent.click(main().getByRole('radio', { name: 'Dat weet ik nog niet' }))
  choose(await sheetPdf(dutchSheet, 'table'))
  await accept(/^Neem over: Productnaam/)
  for (const name of ['H-zinnen', 'Signaalwoord', 'Datum', 'Grenswaarde', 'CMR'])
    await accept(new RegExp(`^Neem over: ${name}`))
  expect(field(/^Productnaam/).value).toBe('Ontvetter 4000')
  await waitFor(() => expect(field(/^H-zinnen en EUH-zinnen/).value).toBe('H225, H319, H336, H360Fd, EUH066'))
  expect(main().getByLabelText<HTMLInputElement>(/^Datum van het blad/).value).toBe('2024-03-12')
  expect(field(/^Grenswaarde over 8 uur/).value).toBe('1210')
  expect(field(/^Bron van de grenswaarde/).value).toBe('Nederland, TGG 8 uur')
  expect(field(/^Naam van bestanddeel 1/).value).toBe('2-Methoxyethanol')
  expect(main().getAllByText('Overgenomen').length).toBeGreaterThanOrEqual(6)
  await save()
  expect((await backEnd.sql`select record from substance`)[0]?.record).toMatchObject({
    statements: expect.arrayContaining(['H225', 'H360Fd', 'EUH066']),
    signalWord: 'DANGER',
    sdsDate: '2024-03-12',
    limit8h: 1210,
    ingredients: [{ name: '2-Methoxyethanol', percentage: '0,5 - < 1' }],
  })
})

test('the focus stays with the proposals when one is accepted', { tags: ['deep'] }, async () => {
  await open()
  choose(await sheetPdf(dutchSheet, 'table'))
  await accept(/^Neem over: Productnaam/)
  expect(document.activeElement?.closest('.bw-proposals')).toBeTruthy()
  expect(document.activeElement).not.toBe(document.body)
})

test('says why a file has no proposals, and the form goes on without', { tags: ['deep'] }, async () => {
  await open()
  choose(await scanPdf(await photo(20, 20).png().toBuffer()))
  expect(await screen.findByText(/^Dit is een scan zonder tekst\. Vul de gegevens zelf in/)).toBeTruthy()
  choose(encryptedPdf())
  expect(
    await screen.findByText('Dit bestand is niet te lezen. Kies een PDF zonder wachtwoord.'),
  ).toBeTruthy()
  choose(new Uint8Array(20_971_521))
  expect(await screen.findByText('Bestand is te groot. Max 20MB')).toBeTruthy()
})

test('an owner stores the sheet in the company file together with the form', async () => {
  await open()
  choose(await sheetPdf(dutchSheet, 'table'), 'ontvetter.pdf')
  expect(await screen.findByText('ontvetter.pdf komt bij het opslaan in het bedrijfsdossier.')).toBeTruthy()
  expect(await files()).toEqual([])
  await userEvent.type(field(/^Productnaam/), 'Vet')
  await save()
  expect(await files()).toEqual([
    { theme: 'HAZARDOUS_SUBSTANCES', subject: 'Veiligheidsinformatiebladen', name: 'ontvetter.pdf' },
  ])
  expect(await sheetId()).toBe(1)
  expect((await main().findByRole('link', { name: 'ontvetter.pdf' })).getAttribute('href')).toBe(
    '/bedrijven/1/bedrijfsdossier/1',
  )
})

test('a sheet is stored once, also when the form is refused first', { tags: ['deep'] }, async () => {
  await substanceList.addSubstance({ name: 'Vet' })
  await open()
  choose(await sheetPdf(dutchSheet, 'table'), 'ontvetter.pdf')
  await screen.findByText('ontvetter.pdf is gelezen.')
  await userEvent.type(field(/^Productnaam/), 'Vet')
  await userEvent.click(main().getByRole('button', { name: 'Toevoegen' }))
  await screen.findByRole('alert')
  await userEvent.type(field(/^Productnaam/), ' 2')
  await save()
  expect(await files()).toHaveLength(1)
})

test('a file that is no sheet is not stored', { tags: ['deep'] }, async () => {
  await open()
  choose(await sheetPdf({ ...dutchSheet, sections: [] }, 'lines'), 'factuur.pdf')
  expect(await screen.findByText(/^Dit lijkt geen veiligheidsinformatieblad/)).toBeTruthy()
  await userEvent.type(field(/^Productnaam/), 'Vet')
  await save()
  expect(await files()).toEqual([])
})

test('a user who may write but not in the company file reads the sheet, and does not store it', {
  tags: ['deep'],
}, async () => {
  await substanceList.invite('jan@smederij.nl', 'WRITE')
  await open('jan@smederij.nl')
  choose(await sheetPdf(dutchSheet, 'table'))
  await accept(/^Neem over: Productnaam/)
  expect(screen.queryByText(/komt bij het opslaan in het bedrijfsdossier/)).toBeNull()
  await save()
  expect(await files()).toEqual([])
  expect(await sheetId()).toBe(null)
})
