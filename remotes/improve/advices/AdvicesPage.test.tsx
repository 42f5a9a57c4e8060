import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'

import type { InvitationRights } from '#shared/domain/companies/invitation.ts'
import type { User } from '../../../testing/factories/companies.ts'
import { improvementsIn } from '../../../testing/factories/improvements.ts'
import { useBackEnd } from '../../../testing/harness/back-end.ts'
import { followLink, importsSettled, openPage } from '../../../testing/harness/open-page.tsx'
import { main } from '../../../testing/harness/page-parts.ts'

const backEnd = useBackEnd()
const { createSmithy, createUser, createInvitee, createCoach, openToCoaches, writeAdvice } =
  improvementsIn(backEnd)

let els: User
let company: number
beforeEach(async () => {
  ;({ els, company } = await createSmithy())
})

async function open(query = '', as = els) {
  const router = await openPage(`/bedrijven/${company}/adviezen${query}`, { as: as.email })
  await screen.findByRole('heading', { level: 1, hidden: true })
  await waitFor(() => expect(screen.queryByText('Adviezen worden geladen...')).toBeNull())
  return router
}

/** "Advies 1", "Advies 2", … of Els, a day apart, newest first; every third is archived. */
const addAdvices = (count: number) => backEnd.sql`
  insert into advice (company_id, themes, reason, description, agreements, created_at, created_by, created_by_coach,
    archived_at)
  select ${company}::int, '{OTHER}', 'r', 'Advies ' || number, 'a', now() - number * interval '1 day', ${els.id}::int,
    false, case when number % 3 = 0 then now() end
  from generate_series(1, ${count}::int) number`

const items = async () =>
  within(await screen.findByRole('list', { name: 'Adviezen' })).getAllByRole('article')
const texts = async () => (await items()).map((item) => item.querySelector('.bw-clamp')?.textContent)
const counted = (text: string) => waitFor(() => expect(screen.getByText(text).role).toBe('status'))
const archivedToo = () => screen.getByRole('checkbox', { name: 'Toon gearchiveerde adviezen' })

test('lists each advice with its date, beginning, themes and author, the newest first', async () => {
  const coen = await createCoach(company)
  const ofEls = await writeAdvice(els, company)
  const ofCoen = await writeAdvice(coen, company, { themes: ['OTHER'], description: 'Ruim op.' })
  await backEnd.sql`update advice set created_at = '2026-03-28T23:30:00Z' where id = ${ofEls}`
  await backEnd.sql`update advice set created_at = '2026-05-05T12:00:00Z' where id = ${ofCoen}`
  await open()

  const [first, second] = await items()
  expect([first, second].map((item) => within(item!).getByRole('heading').textContent)).toEqual([
    'Advies van 05-05-2026',
    'Advies van 29-03-2026',
  ])
  expect(within(first!).getByText('Ruim op.')).toBeTruthy()
  expect(within(first!).getByText('Coen de Smid, verbetercoach')).toBeTruthy()
  expect(within(second!).getByText('Els de Smid')).toBeTruthy()
  const themes = within(within(second!).getByRole('list', { name: 'Thema’s' }))
  expect(themes.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Algemeen',
    'Machineveiligheid',
  ])
  const link = within(first!).getByRole('link', { name: 'Advies van 05-05-2026' })
  expect(link).toHaveProperty('pathname', `/bedrijven/${company}/adviezen/${ofCoen}`)
  expect(screen.queryByText('Gearchiveerd')).toBeNull()
  await counted('2 adviezen')
})

test('shows archived advices on request, in the address, and Back hides them', async () => {
  await addAdvices(4)
  const router = await open()
  expect(await texts()).toEqual(['Advies 1', 'Advies 2', 'Advies 4'])
  await userEvent.click(archivedToo())

  await counted('4 adviezen')
  expect(await texts()).toEqual(['Advies 1', 'Advies 2', 'Advies 3', 'Advies 4'])
  expect(archivedToo()).toHaveProperty('checked', true)
  expect(document.activeElement).toBe(archivedToo())
  expect(router.state.location.search).toBe('?archief=ja')
  expect((await items()).map((item) => within(item).queryByText('Gearchiveerd') !== null)).toEqual([
    false,
    false,
    true,
    false,
  ])

  await router.navigate(-1)
  await counted('3 adviezen')
  expect(archivedToo()).toHaveProperty('checked', false)
})

test('does not ask about archived advices when there are none', async () => {
  await addAdvices(2)
  await open()
  expect(await items()).toHaveLength(2)
  expect(screen.queryByRole('checkbox')).toBeNull()
})

test('shows ten advices per page, and keeps the archived ones on the next page', async () => {
  await addAdvices(16)
  const router = await open()
  await counted('11 adviezen, pagina 1 van 2')
  expect(await items()).toHaveLength(10)
  await userEvent.click(archivedToo())
  await counted('16 adviezen, pagina 1 van 2')
  await followLink(router, screen.getByRole('link', { name: 'Volgende pagina' }))

  await counted('16 adviezen, pagina 2 van 2')
  expect(await texts()).toEqual([
    'Advies 11',
    'Advies 12',
    'Advies 13',
    'Advies 14',
    'Advies 15',
    'Advies 16',
  ])
  expect(router.state.location.search).toBe('?archief=ja&pagina=2')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })))
})

test('hiding archived advices goes back to the first page', { tags: ['deep'] }, async () => {
  await addAdvices(16)
  const router = await open('?archief=ja&pagina=2')
  await counted('16 adviezen, pagina 2 van 2')
  await userEvent.click(archivedToo())
  await counted('11 adviezen, pagina 1 van 2')
  expect(router.state.location.search).toBe('')
})

test('without advices, the owner is offered to invite the coach', async () => {
  await open()
  expect(await screen.findByRole('heading', { name: 'Nog geen adviezen' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Nodig de verbetercoach uit' })).toHaveProperty(
    'pathname',
    `/bedrijven/${company}/checks`,
  )
  expect(screen.queryByRole('checkbox')).toBeNull()
})

test('without advices, the owner is not offered to invite a coach twice', async () => {
  await openToCoaches(company)
  await open()
  expect(await screen.findByRole('heading', { name: 'Nog geen adviezen' })).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Nodig de verbetercoach uit' })).toBeNull()
})

test('without advices, a reader is offered nothing that they may not do', { tags: ['deep'] }, async () => {
  await open('', await createInvitee(company, 'READONLY'))
  expect(await screen.findByRole('heading', { name: 'Nog geen adviezen' })).toBeTruthy()
  expect(main().queryAllByRole('button')).toEqual([])
  expect(main().queryByRole('link', { name: /Nodig|toevoegen/ })).toBeNull()
})

test('says that all advices are archived, and shows them on request', async () => {
  await addAdvices(3)
  await backEnd.sql`update advice set archived_at = now()`
  await open()
  expect(await screen.findByRole('heading', { name: 'Alle adviezen zijn gearchiveerd' })).toBeTruthy()
  await userEvent.click(archivedToo())
  expect(await items()).toHaveLength(3)
})

test.each<[InvitationRights, boolean]>([
  ['READONLY', false],
  ['WRITE', false],
  ['ADMIN', true],
])('a colleague with %s may add an advice: %s', async (rights, mayAdd) => {
  await addAdvices(1)
  await open('?venster=nieuw', await createInvitee(company, rights))
  if (mayAdd) await screen.findByRole('dialog', { name: 'Advies toevoegen' })
  else {
    expect(await items()).toHaveLength(1)
    await importsSettled()
    expect(screen.queryByRole('dialog')).toBeNull()
  }
  const links = main().queryAllByRole('link', { name: 'Advies toevoegen', hidden: true })
  expect(links).toHaveLength(mayAdd ? 1 : 0)
})

test.each([
  ['the coach', () => createCoach(company)],
  ['a system administrator', () => createUser('bea', ['BW_USER', 'BW_ADMIN'])],
])('%s may add an advice', async (_, createVisitor) => {
  await open('', await createVisitor())
  expect(main().getByRole('link', { name: 'Advies toevoegen' })).toBeTruthy()
})

test('shows an error when the list cannot be loaded', { tags: ['deep'] }, async () => {
  await backEnd.withoutTable('advice', async () => {
    await open()
    expect((await screen.findByRole('alert')).textContent).toContain('Adviezen konden niet geladen worden')
    expect(screen.getByRole('button', { name: 'Opnieuw' })).toBeTruthy()
  })
})
