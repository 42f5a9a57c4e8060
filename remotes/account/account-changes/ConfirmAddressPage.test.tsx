import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'

import { sessionStore } from '#shared/session/store.ts'
import { useBackEnd } from '../../../testing/harness/back-end.ts'
import { openMailLink } from '../../../testing/harness/open-page.tsx'

const backEnd = useBackEnd()
const TOKEN = 'bevestig-'.padEnd(43, 'x')

beforeEach(async () => {
  await backEnd.createPerson({ email: 'els@smederij.nl' })
  await backEnd.sql`
    insert into address_change (person_id, email, token_hash, expires_at)
    select id, 'els@werkplaats.nl', sha256(${TOKEN}::text::bytea), now() + interval '1 hour' from person`
})

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const confirm = () => userEvent.click(screen.getByRole('button', { name: 'Bevestig dit adres' }))
const address = async () => (await backEnd.sql`select email from person`)[0]?.email

test('the page changes nothing until the button confirms the address', async () => {
  await openMailLink(`/nieuw-e-mailadres-bevestigen#token=${TOKEN}`)
  await heading('E-mailadres bevestigen')
  expect(screen.getByText('els@werkplaats.nl')).toBeTruthy()
  expect(await address()).toBe('els@smederij.nl')

  await confirm()
  const done = await heading('Je e-mailadres is gewijzigd')
  await waitFor(() => expect(document.activeElement).toBe(done))
  expect(await address()).toBe('els@werkplaats.nl')
  expect(screen.getByRole('main').querySelector('a[href="/inloggen"]')).toBeTruthy()
})

test('the user who confirms stays logged in', async () => {
  await openMailLink(`/nieuw-e-mailadres-bevestigen#token=${TOKEN}`, { as: 'els@smederij.nl' })
  await heading('E-mailadres bevestigen')
  await confirm()
  await heading('Je e-mailadres is gewijzigd')
  expect(screen.getByRole('link', { name: 'Naar mijn gegevens' })).toBeTruthy()
  expect(sessionStore.getState().user.isLoggedIn).toBe(true)
  expect((await backEnd.page.get('/rest/person/detail')).body.responseObject.emailAddress).toBe(
    'els@werkplaats.nl',
  )
})

test('shows that another account has the address meanwhile', async () => {
  await openMailLink(`/nieuw-e-mailadres-bevestigen#token=${TOKEN}`)
  await heading('E-mailadres bevestigen')
  await backEnd.createPerson({ email: 'els@werkplaats.nl' })
  await confirm()
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Er is al een account met dit e-mailadres.',
  )
})

test.each(['', '?token=', `?token=${'a'.repeat(43)}`])(
  'says that a link with the query "%s" does not work',
  async (query) => {
    await openMailLink(`/nieuw-e-mailadres-bevestigen${query}`)
    expect(await heading('E-mailadres bevestigen niet mogelijk')).toBeTruthy()
  },
)
