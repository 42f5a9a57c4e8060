import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'

import { useBackEnd } from '../../../testing/harness/back-end.ts'
import { followLink, openPage } from '../../../testing/harness/open-page.tsx'

const backEnd = useBackEnd()

let els: number
beforeEach(async () => {
  await backEnd.createPerson({ email: 'beheer@smederij.nl', roles: ['BW_USER', 'BW_ADMIN'] })
  els = await backEnd.createPerson({ email: 'els@smederij.nl' })
  await backEnd.sql`
    insert into company (owner_id, name, number_of_employees, branch, membership)
    select ${els}, 'Smederij ' || to_char(number, 'FM00'), '<10', 'Metalektro', 'Weet ik niet'
    from generate_series(1, 24) as number`
})

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const searchField = () => screen.getByRole('searchbox', { name: 'Zoek op bedrijf, eigenaar of e-mailadres' })
const open = (query = '', as = 'beheer@smederij.nl') => openPage(`/bedrijvenbeheer${query}`, { as })

async function rows() {
  const table = within(await screen.findByRole('table', { name: 'Bedrijven' }))
  return table
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent.trim()),
    )
}

test('shows twenty companies with their owners, and the others on the next page', async () => {
  const router = await open()
  await heading('Bedrijven (24)')
  expect(document.title).toBe('Beterwerk – Bedrijvenbeheer')
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Bedrijf',
    'Eigenaar',
    'E-mailadres eigenaar',
  ])
  const first = await rows()
  expect(first).toHaveLength(20)
  expect(first[0]).toEqual(['Smederij 01', 'Els de Smid', 'els@smederij.nl'])
  await followLink(router, screen.getByRole('link', { name: 'Volgende pagina' }))
  await waitFor(async () => expect(await rows()).toHaveLength(4))
})

test('searches while typing, and shows how many of all companies it finds', { tags: ['deep'] }, async () => {
  const router = await open()
  await heading('Bedrijven (24)')
  await userEvent.type(searchField(), ' SMID 2 ')
  await heading('Bedrijven (7 / 24)')
  expect(screen.getByText('7 bedrijven gevonden').closest('[role=status]')).toBeTruthy()
  await userEvent.clear(searchField())
  await userEvent.type(searchField(), 'konijn')
  await screen.findByRole('heading', { name: 'Geen bedrijven gevonden.' })
  await heading('Bedrijven (0 / 24)')
  await followLink(router, screen.getByRole('link', { name: 'Toon alle bedrijven' }))
  await heading('Bedrijven (24)')
})

test('a row leads to the company', async () => {
  const router = await open()
  await followLink(router, await screen.findByRole<HTMLAnchorElement>('link', { name: 'Smederij 02' }))
  await heading('Smederij 02')
  expect(router.state.location.pathname).toBe('/bedrijvenbeheer/2')
})

test('shows an error when loading fails', { tags: ['deep'] }, async () => {
  const alert = await backEnd.withoutColumn('company', 'owner_id', async () => {
    await open()
    return screen.findByRole('alert')
  })
  expect(alert.textContent).toContain('Overzicht van bedrijven kan niet geladen worden.')
  await userEvent.click(screen.getByRole('button', { name: 'Opnieuw' }))
  expect(await heading('Bedrijven (24)')).toBeTruthy()
})

test('refuses everybody but administrators', async () => {
  await open('', 'els@smederij.nl')
  expect(await heading('Geen toegang')).toBeTruthy()
})
