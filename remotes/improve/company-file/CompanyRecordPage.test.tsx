import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import type { User } from '../../../testing/factories/companies.ts'
import { companyFileIn } from '../../../testing/factories/company-file.ts'
import { improvementsIn } from '../../../testing/factories/improvements.ts'
import { useBackEnd } from '../../../testing/harness/back-end.ts'
import { followLink, openPage } from '../../../testing/harness/open-page.tsx'
import { logInAgain, mainButtons, otherVersion } from '../../../testing/harness/page-parts.ts'

const backEnd = useBackEnd()
const { createSmithy, createUser, createInvitee, createCoach } = improvementsIn(backEnd)
const { beginUpload, tus } = companyFileIn(backEnd)

const SAVED = 'Het item is opgeslagen.'
const DELETED = 'Het item is verwijderd.'

let els: User
let company: number
let id: number
let url: string
beforeEach(async () => {
  ;({ els, company } = await createSmithy())
  await makeItem(els)
})

async function makeItem({ browser }: User) {
  const list = `/rest/companies/${company}/company-records`
  const { body } = await browser.post(list, { theme: 'GENERAL', subject: 'Keuring kraan' })
  id = body.responseObject.id
  url = `${list}/${id}`
}

async function addFile(user: User, name: string, text: string) {
  const upload = await beginUpload(user, url, name, text.length)
  const { status } = await tus(user, 'PATCH', upload, { 'upload-offset': '0' }, text)
  if (status !== 204) throw new Error(`${name} was refused with ${status}`)
}

const listPath = () => `/bedrijven/${company}/bedrijfsdossier`
async function open(as = els) {
  const router = await openPage(`${listPath()}/${id}`, { as: as.email })
  await screen.findByRole('heading', { level: 1 })
  return router
}

const button = (name: string) => screen.getByRole('button', { name })
const save = () => userEvent.click(button('Opslaan'))
const subject = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Onderwerp' })
const theme = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Thema' })
const nameOf = (row: number) =>
  screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(`^Naam van link ${row}\\b`) })
const addressOf = (row: number) =>
  screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(`^Adres van link ${row}\\b`) })
const rowsShown = () => screen.getAllByRole('textbox', { name: /^Naam van link/ }).length
const summary = async () => (await screen.findByRole('alert')).textContent
async function retype(field: HTMLInputElement, text: string) {
  await userEvent.clear(field)
  await userEvent.type(field, text)
}
const question = async () => within(await screen.findByRole('alertdialog', { name: 'Weet je het zeker?' }))
const answer = async (name: string) => userEvent.click((await question()).getByRole('button', { name }))
const YES = 'Ja, ik weet het zeker'

const record = async () => (await backEnd.sql`select * from company_record where id = ${id}`)[0]
const links = () =>
  backEnd.sql`select name, link from company_record_link where record_id = ${id} order by id`
const fileNames = async () =>
  (await backEnd.sql`select name from company_record_file where record_id = ${id} order by id`).map(
    ({ name }) => name,
  )
const fileRows = () => within(screen.getByRole('list', { name: 'Bestanden' })).queryAllByRole('listitem')

const addLinks = (...urls: { name: string; link: string }[]) =>
  els.browser.post(url, { theme: 'GENERAL', subject: 'Keuring kraan', urls })
const handbook = { name: 'Handboek', link: 'https://handboek.example/takel' }
const portal = { name: 'Arboportaal', link: 'https://www.arboportaal.nl/' }

test('shows the item with its author and its last change', { tags: ['deep'] }, async () => {
  const jan = await createInvitee(company, 'ADMIN')
  await addLinks(handbook, portal)
  await backEnd.sql`
    update company_record set created_at = '2026-03-28T23:30:00Z', updated_at = '2026-05-05T12:00:00Z',
      updated_by = ${jan.id}`
  await open()
  expect(screen.getByRole('heading', { level: 1, name: 'Keuring kraan' })).toBeTruthy()
  expect(
    screen.getByText('Toegevoegd op 29-03-2026 door Els de Smid · bijgewerkt op 05-05-2026 door Jan de Smid'),
  ).toBeTruthy()
  expect([(await subject()).value, theme().value]).toEqual(['Keuring kraan', 'GENERAL'])
  const shown = [1, 2].map((row) => ({ name: nameOf(row).value, link: addressOf(row).value }))
  expect(shown).toEqual([handbook, portal])
  expect(rowsShown()).toBe(2)
})

test('shows each file with its size, date and author, and a link that downloads it', async () => {
  const jan = await createInvitee(company, 'ADMIN', 'jan')
  await addFile(els, 'Verslag über 起重機.txt', 'kraan goedgekeurd')
  await addFile(els, 'meting.csv', 'a;b\n'.repeat(500_000))
  await backEnd.sql`update company_record_file set created_at = '2026-03-28T23:30:00Z'`
  await backEnd.sql`update company_record_file set created_by = ${jan.id} where name = 'meting.csv'`
  await open()
  expect(screen.getByRole('heading', { name: 'Bestanden (2)' })).toBeTruthy()
  const details = fileRows().map((row) => row.querySelector('p')?.textContent)
  expect(details).toEqual(['1 kB · 29-03-2026 · Els de Smid', '2 MB · 29-03-2026 · Jan de Smid'])
  const link = screen.getByRole('link', { name: 'Verslag über 起重機.txt' })
  expect(link.hasAttribute('download')).toBe(true)
  expect((await els.browser.get(link.getAttribute('href')!)).body).toBe('kraan goedgekeurd')
})

test('an upload that has not ended is not listed', { tags: ['deep'] }, async () => {
  await backEnd.sql`
    insert into company_record_file (record_id, name, size, created_by, expires_at)
    values (${id}, 'half.txt', 10, ${els.id}, now() + interval '1 hour')`
  await open()
  expect(screen.getByRole('heading', { name: 'Bestanden (0)' })).toBeTruthy()
  expect(screen.queryByText('half.txt')).toBeNull()
})

test('deletes a file after confirmation', { tags: ['deep'] }, async () => {
  await addFile(els, 'a.txt', 'a')
  await addFile(els, 'b.txt', 'b')
  await open()
  await userEvent.click(button('Verwijder a.txt'))
  expect((await question()).getByText(/het bestand a\.txt\. Dit kun je niet ongedaan maken/)).toBeTruthy()
  await answer('Annuleren')
  expect(await fileNames()).toEqual(['a.txt', 'b.txt'])
  await userEvent.click(button('Verwijder a.txt'))
  await answer(YES)
  expect((await screen.findByText('a.txt is verwijderd.')).role).toBe('status')
  expect(await fileNames()).toEqual(['b.txt'])
  expect(fileRows().map((row) => within(row).getByRole('link').textContent)).toEqual(['b.txt'])
  expect(screen.getByRole('heading', { name: 'Bestanden (1)' })).toBeTruthy()
})

test('an alert says that a file could not be deleted', { tags: ['deep'] }, async () => {
  await addFile(els, 'a.txt', 'a')
  await open()
  await userEvent.click(button('Verwijder a.txt'))
  await backEnd.withoutTable('company_record_file', async () => {
    await answer(YES)
    expect(
      await screen.findByRole('alertdialog', { name: 'Bestand kon niet worden verwijderd' }),
    ).toBeTruthy()
  })
  await userEvent.click(button('Oke'))
  expect(await fileNames()).toEqual(['a.txt'])
  expect(fileRows()).toHaveLength(1)
})

test('a file that another user deleted meanwhile leaves the list', { tags: ['deep'] }, async () => {
  await addFile(els, 'a.txt', 'a')
  await open()
  await userEvent.click(button('Verwijder a.txt'))
  await backEnd.sql`delete from company_record_file`
  await answer(YES)
  await screen.findByRole('alertdialog', { name: 'Bestand kon niet worden verwijderd' })
  await userEvent.click(button('Oke'))
  await waitFor(() => expect(fileRows()).toEqual([]))
})

test('deleting a file keeps the input of the form', { tags: ['deep'] }, async () => {
  await addFile(els, 'a.txt', 'a')
  await open()
  await retype(await subject(), 'Keuring takel')
  await userEvent.click(button('Link toevoegen'))
  await userEvent.type(nameOf(2), 'Handboek')
  await userEvent.click(button('Verwijder a.txt'))
  await answer(YES)
  await screen.findByText('a.txt is verwijderd.')
  expect([(await subject()).value, nameOf(2).value]).toEqual(['Keuring takel', 'Handboek'])
})

test('a file that is too large is refused with a reason, and can be hidden', { tags: ['deep'] }, async () => {
  await open()
  const file = new File([], 'rondgang.mov')
  Object.defineProperty(file, 'size', { value: 104_857_601 })
  await userEvent.upload(screen.getByLabelText('Kies bestanden'), file)
  const [row] = fileRows()
  expect(within(row!).getByRole('alert').textContent).toBe(
    'Bestand is te groot. Max 100MBDit bestand is 100,1 MB. Neem een kleiner bestand, of zet er een link naar neer.',
  )
  expect(within(row!).queryByRole('button', { name: /^Probeer opnieuw/ })).toBeNull()
  await userEvent.click(button('Verberg: rondgang.mov'))
  expect(fileRows()).toEqual([])
  expect(await fileNames()).toEqual([])
})

test('stores subject, theme and links, and says so until something changes', async () => {
  await open()
  await retype(await subject(), 'Keuring takel')
  await userEvent.selectOptions(theme(), 'Machineveiligheid')
  await userEvent.type(nameOf(1), handbook.name)
  await userEvent.type(addressOf(1), handbook.link)
  await save()
  expect((await screen.findByText(SAVED)).closest('[role=status]')).toBeTruthy()
  expect(await screen.findByRole('heading', { level: 1, name: 'Keuring takel' })).toBeTruthy()
  expect(await record()).toMatchObject({
    subject: 'Keuring takel',
    theme: 'MACHINE_SAFETY',
    revision: 2,
    updated_by: els.id,
  })
  expect(await links()).toEqual([handbook])
  await userEvent.type(await subject(), '!')
  expect(screen.queryByText(SAVED)).toBeNull()
  await save()
  await screen.findByText(SAVED)
  expect(await record()).toMatchObject({ subject: 'Keuring takel!', revision: 3 })
})

test('adds rows for links, and leaves out the empty ones', { tags: ['deep'] }, async () => {
  await addLinks(handbook, portal)
  await open()
  await userEvent.clear(nameOf(1))
  await userEvent.clear(addressOf(1))
  await userEvent.click(button('Link toevoegen'))
  await userEvent.click(button('Link toevoegen'))
  expect(rowsShown()).toBe(4)
  await userEvent.type(nameOf(4), 'Foto’s')
  await userEvent.type(addressOf(4), 'http://fotos.example')
  await save()
  await screen.findByText(SAVED)
  expect(await links()).toEqual([portal, { name: 'Foto’s', link: 'http://fotos.example' }])
})

test.each([
  ['a name without an address', 'Handboek', '', 'address', 'Dit is een verplicht veld.'],
  ['an address without a name', '', 'https://a.nl', 'name', 'Dit is een verplicht veld.'],
  ['an address that is none', 'Handboek', 'handboek', 'address', 'Ongeldige url'],
  ['an address that runs a script', 'Handboek', 'javascript:alert(1)', 'address', 'Ongeldige url'],
])(
  'refuses %s, at its row, until it is corrected',
  { tags: ['deep'] },
  async (_, name, address, field, message) => {
    await addLinks(portal)
    await open()
    await userEvent.click(button('Link toevoegen'))
    if (name) await userEvent.type(nameOf(2), name)
    if (address) await userEvent.type(addressOf(2), address)
    await save()
    expect(await summary()).toContain('Niet alle velden zijn correct ingevuld')
    const wrong = field === 'name' ? nameOf(2) : addressOf(2)
    expect(document.getElementById(wrong.getAttribute('aria-describedby')!)?.textContent).toBe(message)
    const invalid = screen
      .getAllByRole('textbox')
      .filter((box) => box.getAttribute('aria-invalid') === 'true')
    expect(invalid).toEqual([wrong])
    expect(await record()).toMatchObject({ revision: 2 })
    expect(await links()).toEqual([portal])

    await retype(wrong, field === 'name' ? 'Naam' : 'https://b.nl')
    expect(wrong.getAttribute('aria-invalid')).not.toBe('true')
    await save()
    await screen.findByText(SAVED)
    expect(await links()).toHaveLength(2)
  },
)

test('refuses more than fifty links', { tags: ['deep'] }, async () => {
  await addLinks(...Array.from({ length: 50 }, () => portal))
  await open()
  await userEvent.click(button('Link toevoegen'))
  await userEvent.type(nameOf(51), handbook.name)
  await userEvent.type(addressOf(51), handbook.link)
  await save()
  expect(await summary()).toContain('Je kunt bij één item hooguit 50 links bewaren.')
  expect(await links()).toHaveLength(50)
})

test('requires a subject', async () => {
  await open()
  await userEvent.clear(await subject())
  await save()
  expect(await summary()).toContain('Niet alle velden zijn correct ingevuld')
  expect((await subject()).getAttribute('aria-invalid')).toBe('true')
  expect(await record()).toMatchObject({ subject: 'Keuring kraan', revision: 1 })
})

test('keeps the input when the item cannot be saved', { tags: ['deep'] }, async () => {
  await open()
  await retype(await subject(), 'Keuring takel')
  await userEvent.type(nameOf(1), handbook.name)
  await userEvent.type(addressOf(1), handbook.link)
  await backEnd.withoutTable('company_record_link', async () => {
    await save()
    expect(await summary()).toContain('Item kon niet worden opgeslagen')
  })
  expect([(await subject()).value, nameOf(1).value]).toEqual(['Keuring takel', 'Handboek'])
  expect(await record()).toMatchObject({ subject: 'Keuring kraan' })
  await save()
  await screen.findByText(SAVED)
  expect(await links()).toEqual([handbook])
})

test('keeps every row that was added while the session is over', { tags: ['deep'] }, async () => {
  await open()
  await userEvent.click(button('Link toevoegen'))
  await userEvent.click(button('Link toevoegen'))
  await userEvent.type(nameOf(3), handbook.name)
  await userEvent.type(addressOf(3), handbook.link)
  await backEnd.endSessions()
  await save()
  await logInAgain(els.email)
  await screen.findByText(/Wat je eerder had ingevuld, staat er weer/)
  expect([nameOf(3).value, addressOf(3).value]).toEqual([handbook.name, handbook.link])
  await save()
  await screen.findByText(SAVED)
  expect(await links()).toEqual([handbook])
})

/** Els owns the company; Jan made the item and is editing it. */
const changeAsEls = (changes: object) =>
  els.browser.post(url, { theme: 'GENERAL', subject: 'Keuring kraan', urls: [], ...changes })

async function openAsJan(prepare = async (_jan: User): Promise<unknown> => undefined) {
  const jan = await createInvitee(company, 'ADMIN')
  await makeItem(jan)
  await prepare(jan)
  await open(jan)
  return jan
}

test('shows both texts when another user was first, and then stores this one on request', {
  tags: ['deep'],
}, async () => {
  const jan = await openAsJan()
  await retype(await subject(), 'Keuring takel')
  await changeAsEls({ subject: 'Keuring lier', theme: 'OTHER', urls: [portal] })
  await save()
  expect(await summary()).toContain('Dit is intussen gewijzigd door Els de Smid.')
  expect(await otherVersion()).toEqual([
    'Onderwerp: Keuring lier',
    'Thema: Overig',
    'Links: Arboportaal: https://www.arboportaal.nl/',
  ])
  expect((await subject()).value).toBe('Keuring takel')
  expect(await record()).toMatchObject({ subject: 'Keuring lier', revision: 2 })
  await save()
  await screen.findByText(SAVED)
  expect(await record()).toMatchObject({
    subject: 'Keuring takel',
    theme: 'GENERAL',
    revision: 3,
    updated_by: jan.id,
  })
  expect(await links()).toEqual([])
  expect(screen.queryByRole('region', { name: 'Dit staat er nu' })).toBeNull()
})

test('shows that another user removed the links', { tags: ['deep'] }, async () => {
  await openAsJan(() => addLinks(portal))
  await retype(await subject(), 'Keuring takel')
  await changeAsEls({})
  await save()
  expect(await otherVersion()).toEqual(['Links: Leeg gemaakt'])
})

test('a file that was deleted does not hide that another user changed the item', {
  tags: ['deep'],
}, async () => {
  await openAsJan((jan) => addFile(jan, 'a.txt', 'a'))
  await retype(await subject(), 'Keuring takel')
  await changeAsEls({ subject: 'Keuring lier', urls: [portal] })
  await userEvent.click(button('Verwijder a.txt'))
  await answer(YES)
  await screen.findByText('a.txt is verwijderd.')
  await save()
  expect(await summary()).toContain('Dit is intussen gewijzigd door')
  expect(await otherVersion()).toEqual([
    'Onderwerp: Keuring lier',
    'Links: Arboportaal: https://www.arboportaal.nl/',
  ])
  expect(await links()).toEqual([portal])
})

test('cancelling an item without anything in it deletes it, after confirmation', {
  tags: ['deep'],
}, async () => {
  const router = await open()
  expect(screen.queryByRole('link', { name: 'Terug naar het dossier' })).toBeNull()
  await userEvent.click(button('Annuleren'))
  expect((await question()).getByText(/Er zit nog niets in “Keuring kraan”/)).toBeTruthy()
  await answer('Annuleren')
  expect(await record()).toBeTruthy()
  await userEvent.click(button('Annuleren'))
  await answer(YES)
  expect((await screen.findByText(DELETED)).closest('[role=status]')).toBeTruthy()
  expect(router.state.location.pathname).toBe(listPath())
  expect(await record()).toBeUndefined()
})

test.each([
  ['a link', () => addLinks(handbook)],
  ['a file', () => addFile(els, 'a.txt', 'a')],
])('an item with %s is not deleted by leaving it', { tags: ['deep'] }, async (_, fill) => {
  await fill()
  const router = await open()
  expect(screen.queryByRole('button', { name: 'Annuleren' })).toBeNull()
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Terug naar het dossier' })
  await followLink(router, link)
  expect(await screen.findByRole('link', { name: 'Keuring kraan' })).toBeTruthy()
  expect(await record()).toBeTruthy()
})

test('an item that a file is being uploaded to is not deleted by leaving it', {
  tags: ['deep'],
}, async () => {
  await open()
  // At once, because an upload cannot continue here: tus-js-client sends in a browser only.
  fireEvent.change(screen.getByLabelText('Kies bestanden'), { target: { files: [new File(['a'], 'a.txt')] } })
  expect(screen.getByRole('progressbar', { name: 'a.txt uploaden' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Terug naar het dossier' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Annuleren' })).toBeNull()
  await screen.findByRole('button', { name: 'Probeer opnieuw: a.txt' })
  expect(button('Annuleren')).toBeTruthy()
})

test('deletes an item with its files and links after confirmation', async () => {
  await addLinks(handbook)
  await addFile(els, 'a.txt', 'a')
  const router = await openPage(`/bedrijven/${company}/verbeter`, { as: els.email })
  await screen.findByRole('list', { name: 'Onderdelen' })
  await router.navigate(`${listPath()}/${id}`)
  await userEvent.click(await screen.findByRole('button', { name: 'Item verwijderen' }))
  expect((await question()).getByText(/met alle bestanden en links/)).toBeTruthy()
  await answer('Annuleren')
  expect(await record()).toBeTruthy()
  await userEvent.click(button('Item verwijderen'))
  await answer(YES)
  expect(await screen.findByText(DELETED)).toBeTruthy()
  expect(router.state.location.pathname).toBe(listPath())
  expect([await record(), await links(), await fileNames()]).toEqual([undefined, [], []])
  // Not to the page of the item, which is gone.
  await router.navigate(-1)
  expect(await screen.findByRole('list', { name: 'Onderdelen' })).toBeTruthy()
})

test('an alert says that an item could not be deleted', { tags: ['deep'] }, async () => {
  await open()
  await userEvent.click(button('Item verwijderen'))
  await backEnd.withoutTable('company_record_link', async () => {
    await answer(YES)
    expect(await screen.findByRole('alertdialog', { name: 'Item kon niet worden verwijderd' })).toBeTruthy()
  })
  await userEvent.click(button('Oke'))
  expect(await record()).toBeTruthy()
  expect(screen.getByRole('heading', { level: 1, name: 'Keuring kraan' })).toBeTruthy()
})

test('an admin who did not make the item reads it, and changes nothing', { tags: ['deep'] }, async () => {
  await addLinks(handbook)
  await addFile(els, 'a.txt', 'a')
  await open(await createInvitee(company, 'ADMIN'))
  const link = screen.getByRole('link', { name: 'Handboek' })
  expect(link.getAttribute('href')).toBe(handbook.link)
  expect(link.getAttribute('rel')).toContain('noopener')
  expect(screen.getByText('Algemeen', { selector: 'dd' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'a.txt' })).toBeTruthy()
  expect(mainButtons()).toEqual([])
  expect(screen.queryAllByRole('textbox')).toEqual([])
  expect(screen.queryByLabelText('Kies bestanden')).toBeNull()
})

test('an admin who did not make an empty item reads that it has no files', { tags: ['deep'] }, async () => {
  await open(await createInvitee(company, 'ADMIN'))
  expect(screen.getByText('Er zijn nog geen bestanden.')).toBeTruthy()
  expect(screen.queryByRole('heading', { name: 'Links' })).toBeNull()
})

test.each([
  ['the owner', () => Promise.resolve(els)],
  ['a system administrator', () => createUser('bea', ['BW_USER', 'BW_ADMIN'])],
])('%s changes an item of the coach', { tags: ['deep'] }, async (_, visitor) => {
  await makeItem(await createCoach(company))
  await open(await visitor())
  await retype(await subject(), 'Keuring takel')
  await save()
  await screen.findByText(SAVED)
  expect(await record()).toMatchObject({ subject: 'Keuring takel' })
})

test('the coach changes an item of their own', { tags: ['deep'] }, async () => {
  const coen = await createCoach(company)
  await makeItem(coen)
  await open(coen)
  await retype(await subject(), 'Keuring takel')
  await save()
  await screen.findByText(SAVED)
  expect(await record()).toMatchObject({ subject: 'Keuring takel', updated_by: coen.id })
})

test('a reader has no access', { tags: ['deep'] }, async () => {
  await open(await createInvitee(company, 'READONLY'))
  expect(await screen.findByRole('heading', { level: 1, name: 'Geen toegang' })).toBeTruthy()
})

test('shows an error when the item cannot be loaded', { tags: ['deep'] }, async () => {
  await backEnd.withoutTable('company_record_file', async () => {
    await open()
    expect(await screen.findByText('Bedrijfsdossier item kon niet geladen worden')).toBeTruthy()
  })
})

test('an item that does not exist is not found', { tags: ['deep'] }, async () => {
  await openPage(`${listPath()}/999`, { as: els.email })
  expect(await screen.findByRole('heading', { level: 1, name: 'Niet gevonden' })).toBeTruthy()
})
