import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'

import { useBackEnd } from '../../../testing/harness/back-end.ts'
import { followLink, openPage } from '../../../testing/harness/open-page.tsx'

const backEnd = useBackEnd()

beforeEach(() =>
  backEnd.createPerson({ email: 'beheer@smederij.nl', firstName: 'Bea', roles: ['BW_USER', 'BW_ADMIN'] }),
)

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const searchField = () => screen.getByRole('searchbox', { name: 'Zoek op naam of e-mailadres' })
const open = (query = '') => openPage(`/gebruikersbeheer${query}`, { as: 'beheer@smederij.nl' })

async function rows() {
  const table = within(await screen.findByRole('table', { name: 'Gebruikers' }))
  return table
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    )
}

/** Persoon 01 and so on. */
const addPeople = () => backEnd.sql`
  insert into person (email, first_name, last_name, password_hash)
  select 'p' || number || '@smederij.nl', 'Persoon ' || to_char(number, 'FM00'), 'Smid', ''
  from generate_series(1, 24) as number`

test('shows every user by first name, with the columns of an administrator', async () => {
  await backEnd.sql`
    insert into person (email, first_name, middle_name, last_name, password_hash, roles, receives_newsletter)
    values ('els@smederij.nl', 'Els', 'de', 'Smid', '', '{BW_USER,BW_COACH,BW_LEGACY}', true)`
  await open()
  await heading('Gebruikers (2)')
  const table = screen.getByRole('table', { name: 'Gebruikers' })
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Voornaam', 'Achternaam', 'E-mailadres', 'Rollen', 'Nieuwsbrief'])
  expect(await rows()).toEqual([
    ['Bea de Smid', 'de Smid', 'beheer@smederij.nl', 'standaardgebruiker, beheerder', 'Nee'],
    [
      'Els Smid (de)',
      'Smid (de)',
      'els@smederij.nl',
      'standaardgebruiker, verbetercoach, Onbekende rol',
      'Ja',
    ],
  ])
  expect(document.title).toBe('Beterwerk – Gebruikersbeheer')
})

test('searches while typing, and shows how many of all users it finds', { tags: ['deep'] }, async () => {
  await addPeople()
  const router = await open()
  await heading('Gebruikers (25)')
  await userEvent.type(searchField(), ' PERSOON 2 ')
  await heading('Gebruikers (7 / 25)')
  expect(await rows()).toHaveLength(7)
  expect(screen.getByText('7 gebruikers gevonden').closest('[role=status]')).toBeTruthy()
  expect(router.state.location.search).toBe('?zoek=PERSOON+2')

  await userEvent.type(searchField(), '{Escape}')
  await userEvent.clear(searchField())
  await userEvent.type(searchField(), 'konijn')
  await screen.findByRole('heading', { name: 'Geen gebruikers gevonden.' })
  await heading('Gebruikers (0 / 25)')
  await followLink(router, screen.getByRole('link', { name: 'Toon alle gebruikers' }))
  await heading('Gebruikers (25)')
})

test('shows twenty users on a page, and the others on the next', async () => {
  await addPeople()
  const router = await open()
  await waitFor(async () => expect(await rows()).toHaveLength(20))
  await followLink(router, screen.getByRole('link', { name: 'Volgende pagina' }))
  await waitFor(async () => expect(await rows()).toHaveLength(5))
  expect(router.state.location.search).toBe('?pagina=2')
})

test('a row leads to the user', async () => {
  const router = await open()
  await followLink(router, await screen.findByRole<HTMLAnchorElement>('link', { name: 'Bea de Smid' }))
  await heading('Bea de Smid')
  expect(router.state.location.pathname).toBe('/gebruikersbeheer/1')
})

test('shows an error when loading fails', async () => {
  const alert = await backEnd.withoutColumn('person', 'receives_newsletter', async () => {
    await open()
    return screen.findByRole('alert')
  })
  expect(alert.textContent).toContain('Overzicht van gebruikers kan niet geladen worden.')
  await userEvent.click(screen.getByRole('button', { name: 'Opnieuw' }))
  expect(await heading('Gebruikers (1)')).toBeTruthy()
})

test('refuses everybody but administrators', async () => {
  await backEnd.createPerson({ email: 'els@smederij.nl', roles: ['BW_USER', 'BW_COACH'] })
  await openPage('/gebruikersbeheer', { as: 'els@smederij.nl' })
  expect(await heading('Geen toegang')).toBeTruthy()
})
