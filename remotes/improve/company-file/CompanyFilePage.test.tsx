import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { type Theme, themeLabels, themes } from '#shared/domain/basics/theme.ts'
import type { InvitationRights } from '#shared/domain/companies/invitation.ts'
import type { User } from '../../../testing/factories/companies.ts'
import { improvementsIn } from '../../../testing/factories/improvements.ts'
import { useBackEnd } from '../../../testing/harness/back-end.ts'
import { followLink, openPage } from '../../../testing/harness/open-page.tsx'

const backEnd = useBackEnd()
const { createSmithy, createUser, createInvitee, createCoach } = improvementsIn(backEnd)

let els: User
let company: number
beforeEach(async () => {
  ;({ els, company } = await createSmithy())
})

async function open(as = els) {
  const router = await openPage(`/bedrijven/${company}/bedrijfsdossier`, { as: as.email })
  await screen.findByRole('heading', { level: 1 })
  await waitFor(() => expect(screen.queryByText('Bedrijfsdossier wordt geladen...')).toBeNull())
  return router
}

/** "Item 1", "Item 2", … of Els, a day apart, newest first. */
const addItems = (count: number, theme: Theme = 'OTHER') => backEnd.sql`
  insert into company_record (company_id, theme, subject, created_at, created_by)
  select ${company}::int, ${theme}, 'Item ' || number, now() - number * interval '1 day', ${els.id}::int
  from generate_series(1, ${count}::int) number`

/** Returns its id. */
async function addItem(theme: Theme, subject: string, { files = 0, links = 0, author = els }) {
  const [row] = await backEnd.sql`
    insert into company_record (company_id, theme, subject, created_at, created_by, updated_at, updated_by)
    values (${company}, ${theme}, ${subject}, '2026-01-02T12:00:00Z', ${els.id}, '2026-03-28T23:30:00Z', ${author.id})
    returning id`
  const id = row!.id as number
  await backEnd.sql`
    insert into company_record_file (record_id, name, size, completed_at)
    select ${id}::int, number || '.pdf', 10, now() from generate_series(1, ${files}::int) number`
  await backEnd.sql`
    insert into company_record_link (record_id, name, link)
    select ${id}::int, 'Link', 'https://a.nl' from generate_series(1, ${links}::int)`
  return id
}

const section = (theme: Theme) =>
  screen.getByRole('heading', { level: 2, name: themeLabels[theme] }).closest('details')!
const summary = (theme: Theme) => section(theme).querySelector('summary')!
const rows = (theme: Theme) =>
  within(within(section(theme)).getByRole('list', { name: themeLabels[theme] })).getAllByRole('listitem')
const textsOf = (row: HTMLElement | undefined) =>
  [...(row?.children ?? [])].map(({ textContent }) => textContent)

test('has a section per theme with the number of its items', async () => {
  await addItems(3, 'MACHINE_SAFETY')
  await addItems(1, 'GENERAL')
  await open()
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  expect(headings.filter((text) => Object.values(themeLabels).includes(text ?? ''))).toEqual(
    themes.map((theme) => themeLabels[theme]),
  )
  for (const theme of themes) {
    const count = { MACHINE_SAFETY: '3', GENERAL: '1' }[theme as string] ?? 'nog leeg'
    expect(summary(theme).textContent).toBe(`${themeLabels[theme]}${count}`)
    expect(section(theme).open).toBe(count !== 'nog leeg')
  }
})

test('shows the contents of each item, and the last change with its author', async () => {
  const jan = await createInvitee(company, 'ADMIN')
  const id = await addItem('MACHINE_SAFETY', 'Keuring kraan', { files: 2, links: 1, author: jan })
  await addItem('MACHINE_SAFETY', 'Handboek', { files: 1, links: 3 })
  await addItem('MACHINE_SAFETY', 'Rondgang', {})
  await open()
  expect(rows('MACHINE_SAFETY').map(textsOf)).toEqual([
    ['Rondgang', 'Nog leeg', '29-03-2026 · Els de Smid'],
    ['Handboek', '1 bestand, 3 links', '29-03-2026 · Els de Smid'],
    ['Keuring kraan', '2 bestanden, 1 link', '29-03-2026 · Jan de Smid'],
  ])
  const link = screen.getByRole('link', { name: 'Keuring kraan' })
  expect(link).toHaveProperty('pathname', `/bedrijven/${company}/bedrijfsdossier/${id}`)
})

test('opens an item, and Back returns to the file', async () => {
  const id = await addItem('GENERAL', 'Keuring kraan', {})
  const router = await open()
  await followLink(router, screen.getByRole('link', { name: 'Keuring kraan' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Keuring kraan' })).toBeTruthy()
  expect(router.state.location.pathname).toBe(`/bedrijven/${company}/bedrijfsdossier/${id}`)
  await router.navigate(-1)
  expect(await screen.findByRole('heading', { level: 1, name: 'Bedrijfsdossier' })).toBeTruthy()
})

test('opens and closes a section', { tags: ['deep'] }, async () => {
  await addItems(2)
  await open()
  expect(rows('OTHER')).toHaveLength(2)
  await userEvent.click(summary('OTHER'))
  await waitFor(() => expect(within(section('OTHER')).queryByRole('list')).toBeNull())
  await userEvent.click(summary('OTHER'))
  await waitFor(() => expect(rows('OTHER')).toHaveLength(2))
})

test.each([
  [20, true],
  [21, false],
])('with %i items, the sections are open: %s', async (count, isOpen) => {
  await addItems(count)
  await open()
  expect(section('OTHER').open).toBe(isOpen)
  expect(screen.queryAllByRole('list', { name: 'Overig' })).toHaveLength(isOpen ? 1 : 0)
})

test('of 500 items it renders only those that are shown, and more on request', {
  tags: ['deep'],
}, async () => {
  await addItems(500)
  await open()
  expect(summary('OTHER').textContent).toBe('Overig500')
  expect(screen.queryByText(/^Item \d/)).toBeNull()
  await userEvent.click(summary('OTHER'))
  await waitFor(() => expect(rows('OTHER')).toHaveLength(25))
  await userEvent.click(screen.getByRole('button', { name: 'Toon meer (475)' }))
  expect(rows('OTHER')).toHaveLength(50)
  expect(within(rows('OTHER')[49]!).getByRole('link').textContent).toBe('Item 50')
  expect(screen.getByRole('button', { name: 'Toon meer (450)' })).toBeTruthy()
})

test('offers no more items when all are shown', async () => {
  await addItems(26)
  await open()
  await userEvent.click(summary('OTHER'))
  await userEvent.click(await screen.findByRole('button', { name: 'Toon meer (1)' }))
  expect(rows('OTHER')).toHaveLength(26)
  expect(screen.queryByRole('button', { name: /^Toon meer/ })).toBeNull()
})

test('an empty company file explains its purpose, and offers to add an item', async () => {
  await open()
  expect(await screen.findByRole('heading', { name: 'Nog niets in het bedrijfsdossier' })).toBeTruthy()
  const link = screen.getByRole('link', { name: 'Eerste item toevoegen' })
  expect(link).toHaveProperty('pathname', `/bedrijven/${company}/bedrijfsdossier/nieuw`)
  expect(screen.queryByText('nog leeg')).toBeNull()
})

test.each<InvitationRights>(['READONLY', 'WRITE'])(
  'a colleague with %s has no access',
  { tags: ['deep'] },
  async (rights) => {
    await addItem('GENERAL', 'Geheim', {})
    await open(await createInvitee(company, rights))
    expect(await screen.findByRole('heading', { level: 1, name: 'Geen toegang' })).toBeTruthy()
    expect(screen.queryByText('Geheim')).toBeNull()
  },
)

test.each([
  ['a company admin', () => createInvitee(company, 'ADMIN')],
  ['the coach', () => createCoach(company)],
  ['a system administrator', () => createUser('bea', ['BW_USER', 'BW_ADMIN'])],
])('%s reads the file and may add to it', async (_, createVisitor) => {
  await addItem('GENERAL', 'Keuring kraan', {})
  await open(await createVisitor())
  expect(screen.getByRole('link', { name: 'Keuring kraan' })).toBeTruthy()
  const link = within(screen.getByRole('main')).getByRole('link', { name: 'Item toevoegen' })
  expect(link).toHaveProperty('pathname', `/bedrijven/${company}/bedrijfsdossier/nieuw`)
})

test('shows an error when the file cannot be loaded', { tags: ['deep'] }, async () => {
  await backEnd.withoutTable('company_record', async () => {
    await open()
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Bedrijfsdossier kon niet geladen worden',
    )
    expect(screen.getByRole('button', { name: 'Opnieuw' })).toBeTruthy()
  })
})
