import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'

import { useBackEnd } from '../../../testing/harness/back-end.ts'
import { PASSWORD } from '../../../testing/harness/client.ts'
import { openPage } from '../../../testing/harness/open-page.tsx'

const backEnd = useBackEnd()
const NEW = 'Nieuwer2027'

beforeEach(() => backEnd.createPerson({ email: 'els@smederij.nl' }))

const field = (label: string) => screen.getByLabelText(label)
const send = () => userEvent.click(screen.getByRole('button', { name: 'Wachtwoord wijzigen' }))

async function open() {
  const router = await openPage('/gegevens/wachtwoord-wijzigen', { as: 'els@smederij.nl' })
  await screen.findByRole('heading', { level: 1, name: 'Wachtwoord wijzigen' })
  return router
}

type Passwords = { old?: string; text?: string; again?: string }

async function fillIn({ old = PASSWORD, text = NEW, again = text }: Passwords) {
  await userEvent.type(field('Huidig wachtwoord'), old)
  await userEvent.type(field('Nieuw wachtwoord'), text)
  await userEvent.type(field('Herhaal je nieuwe wachtwoord'), again)
}

const canLogIn = (password: string) =>
  backEnd
    .client()
    .login('els@smederij.nl', password)
    .then(() => true)
    .catch(() => false)

test('changes the password, and logs out other devices', async () => {
  const elsewhere = backEnd.client()
  await elsewhere.login('els@smederij.nl')
  await open()
  await fillIn({})
  await send()

  const heading = await screen.findByRole('heading', { level: 1, name: 'Je wachtwoord is gewijzigd' })
  await waitFor(() => expect(document.activeElement).toBe(heading))
  expect(screen.getByText(/Op andere apparaten ben je uitgelogd\./)).toBeTruthy()
  expect((await elsewhere.get('/rest/login')).body.responseObject.loggedIn).toBe(false)
  expect((await backEnd.page.get('/rest/login')).body.responseObject.loggedIn).toBe(true)
  expect(await canLogIn(PASSWORD)).toBe(false)
  expect(await canLogIn(NEW)).toBe(true)
  expect(screen.getByRole('link', { name: 'Naar mijn gegevens' })).toHaveProperty('pathname', '/gegevens')
})

test('shows the breadcrumbs, and the user name for password managers', async () => {
  await open()
  await waitFor(() => expect(document.title).toBe('Beterwerk – Mijn gegevens – Wachtwoord wijzigen'))
  const crumbs = screen.getByRole('navigation', { name: 'Kruimelpad' })
  expect(crumbs.textContent).toBe('Mijn gegevensWachtwoord wijzigen')
  expect(document.querySelector<HTMLInputElement>('main form input[autocomplete=username]')).toHaveProperty(
    'value',
    'els@smederij.nl',
  )
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(
    screen.getByText('Minimaal acht tekens, met een kleine letter, een hoofdletter en een cijfer.'),
  ).toBeTruthy()
})

test.each<[Passwords, string, string | RegExp]>([
  [{ old: 'Verkeerd2026' }, 'Huidig wachtwoord', 'Dit is niet je huidige wachtwoord.'],
  [{ text: 'lasser26' }, 'Nieuw wachtwoord', /^Je wachtwoord moet bestaan uit minimaal acht karakters/],
  [{ text: 'Welkom2026' }, 'Nieuw wachtwoord', /^Dit wachtwoord is makkelijk te raden/],
  [{ again: 'Nieuwer2028' }, 'Herhaal je nieuwe wachtwoord', 'Vul hier hetzelfde wachtwoord in.'],
])('rejects %o at its field, and keeps the input', { tags: ['deep'] }, async (typed, label, sentence) => {
  await open()
  await fillIn(typed)
  await send()

  await screen.findByRole('alert')
  expect(field(label).getAttribute('aria-invalid')).toBe('true')
  expect(screen.getAllByText(sentence).length).toBeGreaterThan(0)
  expect(field('Huidig wachtwoord')).toHaveProperty('value', typed.old ?? PASSWORD)
  expect(await canLogIn(PASSWORD)).toBe(true)
})

test('lists every field of an empty form', async () => {
  await open()
  await send()
  expect((await screen.findByRole('alert')).textContent).toContain('Niet alle velden zijn correct ingevuld')
  expect(screen.getAllByText('Dit is een verplicht veld.').length).toBe(3)
})

test('shows an error of the server, and keeps the input', async () => {
  await open()
  await fillIn({})
  const alert = await backEnd.withoutColumn('person', 'password_hash', async () => {
    await send()
    return screen.findByRole('alert')
  })
  expect(alert.textContent).toContain('Wachtwoord wijzgigen is niet gelukt')
  expect(alert.textContent).toContain('Applicatie is tijdelijk niet beschikbaar, probeer het later nog eens.')
  expect(field('Nieuw wachtwoord')).toHaveProperty('value', NEW)
})

test('asks for a login when the session has ended, and returns', { tags: ['deep'] }, async () => {
  const router = await open()
  await fillIn({})
  await backEnd.endSessions()
  await send()

  expect(await screen.findByRole('heading', { level: 1, name: 'Inloggen' })).toBeTruthy()
  expect(router.state.location.search).toBe(
    `?redirect=${encodeURIComponent('/gegevens/wachtwoord-wijzigen')}`,
  )
  expect(await canLogIn(PASSWORD)).toBe(true)
})

test('asks a visitor for a login', async () => {
  await openPage('/gegevens/wachtwoord-wijzigen')
  expect(await screen.findByRole('heading', { level: 1, name: 'Inloggen' })).toBeTruthy()
})
