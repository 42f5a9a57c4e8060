import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'

import type { User } from '../../../testing/factories/companies.ts'
import { photosIn } from '../../../testing/factories/photos.ts'
import { useBackEnd } from '../../../testing/harness/back-end.ts'
import { importsSettled, openPage } from '../../../testing/harness/open-page.tsx'
import { dialogClosed, dialogNamed, main } from '../../../testing/harness/page-parts.ts'

// e2e/improve/photos.deep.spec.ts adds new pictures, which only a real browser can upload.

const backEnd = useBackEnd()
const { createSmithyWithActionPoint, createInvitee, addPicture, makeRecord, postPhoto, photoRows } =
  photosIn(backEnd)
const { dialog, press } = dialogNamed('Foto toevoegen')

let els: User
let company: number
let actionPoint: number
let record: string
beforeEach(async () => {
  ;({ els, company, actionPoint, record } = await createSmithyWithActionPoint())
})

async function open(query = '', as = els) {
  const router = await openPage(`/bedrijven/${company}/actiepunten/${actionPoint}${query}`, { as: as.email })
  await screen.findByRole('heading', { level: 1, hidden: true })
  return router
}
const complete = () =>
  els.browser.post(`/rest/companies/${company}/actionitems/${actionPoint}`, { completed: true })
const section = () => within(main().getByRole('region', { name: 'Foto’s', hidden: true }))
const post = (fileId: number, moment: 'BEFORE' | 'AFTER', caption = '') =>
  postPhoto(els, { company, actionPoint }, { fileId, moment, caption })
const chooseStored = async (name: RegExp) => {
  const { findByRole } = await dialog()
  await userEvent.click(await findByRole('radio', { name: 'Een foto uit het bedrijfsdossier' }))
  await userEvent.click(await findByRole('radio', { name }))
}
const openDialog = async () => userEvent.click(section().getByRole('button', { name: 'Foto toevoegen' }))
const answer = async (name: string) => {
  const question = within(await screen.findByRole('alertdialog', { name: 'Weet je het zeker?' }))
  await userEvent.click(question.getByRole('button', { name }))
}

test('shows photos before and after with their date and caption', async () => {
  await post(await addPicture(els, record), 'AFTER')
  await post(await addPicture(els, record), 'BEFORE', 'Platen van 30 kg op de vloer')
  await backEnd.sql`update action_item_photo set created_at = '2026-11-11T23:30:00Z'`
  await open()
  const headings = section().getAllByRole('heading', { level: 3 })
  expect(headings.map(({ textContent }) => textContent)).toEqual(['Voor', 'Na'])
  const figures = section().getAllByRole('figure')
  expect(figures.map(({ textContent }) => textContent)).toEqual([
    'Voor · 12-11-2026 · Platen van 30 kg op de vloer',
    'Na · 12-11-2026',
  ])
  const [before, after] = section().getAllByRole<HTMLImageElement>('img')
  expect([before!.alt, after!.alt]).toEqual(['Platen van 30 kg op de vloer', 'Foto na de maatregel'])
  expect((await els.browser.fetch(new URL(before!.src).pathname)).headers.get('content-type')).toBe(
    'image/jpeg',
  )
})

test.each(['READONLY', 'ADMIN'] as const)(
  'a colleague with %s sees the photos of somebody else without buttons',
  { tags: ['deep'] },
  async (rights) => {
    const jan = await createInvitee(company, rights)
    await post(await addPicture(els, record), 'BEFORE')
    await open('?venster=foto', jan)
    expect(section().getAllByRole('img')).toHaveLength(1)
    expect(section().queryByRole('button')).toBeNull()
    await importsSettled()
    expect(screen.queryByRole('dialog')).toBeNull()
  },
)

test('a colleague sees nothing about photos when there are none', { tags: ['deep'] }, async () => {
  await open('?venster=foto', await createInvitee(company, 'ADMIN'))
  await importsSettled()
  expect(main().queryByText('Foto’s')).toBeNull()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a picture of the company file becomes a photo of an open action point: before the action', {
  tags: ['deep'],
}, async () => {
  const fileId = await addPicture(els, record, { name: 'hal.jpg' })
  const router = await open()
  await openDialog()
  await chooseStored(/^hal\.jpg\s*Werkplaats$/)
  await userEvent.type((await dialog()).getByRole('textbox', { name: /^Wat zie je op de foto/ }), 'Los ')
  await press('Foto toevoegen')
  await dialogClosed()
  expect(section().getByText('De foto is toegevoegd.')).toBeTruthy()
  expect(await section().findByRole('img', { name: 'Los' })).toBeTruthy()
  expect(router.state.location.search).toBe('')
  expect(await photoRows()).toEqual([
    { action_item_id: actionPoint, file_id: fileId, moment: 'BEFORE', caption: 'Los', created_by: els.id },
  ])
})

test('a photo of a completed action point shows its result, unless one chooses otherwise', {
  tags: ['deep'],
}, async () => {
  await addPicture(els, record)
  await complete()
  await open('?venster=foto')
  await chooseStored(/^hal\.jpg/)
  const { getByRole } = await dialog()
  expect(getByRole('radio', { name: 'Na de maatregel' })).toHaveProperty('checked', true)
  await press('Foto toevoegen')
  await dialogClosed()
  expect(await photoRows()).toMatchObject([{ moment: 'AFTER', caption: '' }])
})

test('without a picture, the form says so', { tags: ['deep'] }, async () => {
  await addPicture(els, record)
  await open('?venster=foto')
  const { findByRole, getByLabelText, getByRole } = await dialog()
  await press('Foto toevoegen')
  await waitFor(() => expect(document.activeElement).toBe(getByRole('alert')))
  expect(getByLabelText('Foto').getAttribute('aria-invalid')).toBe('true')
  await userEvent.click(await findByRole('radio', { name: 'Een foto uit het bedrijfsdossier' }))
  await press('Foto toevoegen')
  expect((await findByRole('alert')).textContent).toContain('Foto uit het bedrijfsdossier: Kies een foto.')
  expect(await photoRows()).toEqual([])
})

test('shows why a photo is refused, and keeps the input', { tags: ['deep'] }, async () => {
  await addPicture(els, record)
  await open('?venster=foto')
  await chooseStored(/^hal\.jpg/)
  await backEnd.sql`
    with files as (
      insert into company_record_file (record_id, name, size, completed_at)
      select id, number || '.jpg', 1, now() from company_record, generate_series(1, 20) as number returning id)
    insert into action_item_photo (action_item_id, file_id, moment) select ${actionPoint}, id, 'BEFORE' from files`
  await userEvent.type((await dialog()).getByRole('textbox', { name: /^Wat zie je op de foto/ }), 'Los')
  await press('Foto toevoegen')
  const { findByRole, getByRole } = await dialog()
  expect((await findByRole('alert')).textContent).toBe('Je kunt bij één actiepunt hooguit 20 foto’s bewaren.')
  expect(getByRole('textbox', { name: /^Wat zie je op de foto/ })).toHaveProperty('value', 'Los')
})

test('a photo is taken away after confirmation, and its picture stays', { tags: ['deep'] }, async () => {
  await post(await addPicture(els, record), 'BEFORE', 'Los')
  await open()
  const remove = () => userEvent.click(section().getByRole('button', { name: 'Weghalen: Los' }))
  await remove()
  await answer('Annuleren')
  expect(await photoRows()).toHaveLength(1)
  await remove()
  await answer('Ja, ik weet het zeker')
  expect(await section().findByText('De foto is weggehaald.')).toBeTruthy()
  expect(section().queryByRole('img')).toBeNull()
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Foto’s'))
  expect(await photoRows()).toEqual([])
  expect((await els.browser.get(record)).body.responseObject.files).toHaveLength(1)
})

/** Opens an item of the company file, and returns the question asked by this button. */
async function questionOf(path: string, button: string) {
  await openPage(`/bedrijven/${company}/bedrijfsdossier/${path.split('/').at(-1)}`, { as: els.email })
  await userEvent.click(await screen.findByRole('button', { name: button }))
  return (await screen.findByRole('alertdialog')).querySelector('p')?.textContent
}

test.each([
  ['Verwijder hal.jpg', 'het bestand hal.jpg. Deze foto staat ook bij een actiepunt.'],
  ['Verwijder los.jpg', 'het bestand los.jpg.'],
  [
    'Item verwijderen',
    '“Werkplaats” met alle bestanden en links. Er zijn foto’s bij die ook bij een actiepunt staan.',
  ],
])(
  'the company file says whether a picture is also a photo: %s',
  { tags: ['deep'] },
  async (button, what) => {
    await post(await addPicture(els, record), 'BEFORE')
    await addPicture(els, record, { name: 'los.jpg' })
    expect(await questionOf(record, button)).toBe(`Je verwijdert ${what} Dit kun je niet ongedaan maken.`)
  },
)

test('the company file says nothing about photos for an item without any', { tags: ['deep'] }, async () => {
  const other = await makeRecord(els, company, 'Kranen')
  await addPicture(els, other)
  expect(await questionOf(other, 'Item verwijderen')).toBe(
    'Je verwijdert “Kranen” met alle bestanden en links. Dit kun je niet ongedaan maken.',
  )
})
