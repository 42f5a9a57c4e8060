import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'

import { sessionStore } from '#shared/session/store.ts'
import { switchOnTwoStepLogin } from '../../../testing/factories/two-step-login.ts'
import { useBackEnd } from '../../../testing/harness/back-end.ts'
import { openMailLink, openPage } from '../../../testing/harness/open-page.tsx'

const backEnd = useBackEnd()
const NEW = 'Nieuwer2027'

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const form = () => heading('Nieuw wachtwoord kiezen')
const impossible = () => heading('Wachtwoord resetten niet mogelijk')
const password = () => screen.getByLabelText('Nieuw wachtwoord')
const repeat = () => screen.getByLabelText('Herhaal je nieuwe wachtwoord')
const send = () => userEvent.click(screen.getByRole('button', { name: 'Wachtwoord opslaan' }))

async function tokenOfEls() {
  await backEnd.createPerson({ email: 'els@smederij.nl' })
  await backEnd.client().post('/rest/password/forgot-password', { email: 'els@smederij.nl' })
  const [mail] = await backEnd.sql`select body from mail_outbox`
  return /token=([\w-]+)/.exec(String(mail?.body))![1]!
}

async function openForm() {
  const token = await tokenOfEls()
  const router = await openMailLink(`/wachtwoord-resetten#token=${token}`)
  await form()
  return { token, router }
}

async function fillIn(text = NEW, again = text) {
  await userEvent.type(password(), text)
  await userEvent.type(repeat(), again)
}

const canLogIn = (password: string) =>
  backEnd
    .client()
    .login('els@smederij.nl', password)
    .then(() => true)
    .catch(() => false)

test('a new password logs in here, logs out elsewhere, and opens the companies', {
  tags: ['deep'],
}, async () => {
  const token = await tokenOfEls()
  const elsewhere = backEnd.client()
  await elsewhere.login('els@smederij.nl')
  const router = await openMailLink(`/wachtwoord-resetten#token=${token}`)
  await form()
  await waitFor(() => expect(document.title).toBe('Beterwerk – Wachtwoord resetten'))
  expect(password().getAttribute('aria-describedby')).toBeTruthy()
  expect(
    screen.getByText('Minimaal acht tekens, met een kleine letter, een hoofdletter en een cijfer.'),
  ).toBeTruthy()
  await fillIn()
  await send()

  expect(await heading('Mijn bedrijven')).toBeTruthy()
  expect(router.state.location.pathname).toBe('/bedrijven')
  expect(router.state.historyAction).toBe('REPLACE')
  expect(sessionStore.getState().user).toMatchObject({ isLoggedIn: true, fullName: 'Els de Smid' })
  expect((await elsewhere.get('/rest/login')).body.responseObject.loggedIn).toBe(false)
  expect(await canLogIn(NEW)).toBe(true)
})

test('with two-step login, a new password leads to the login', { tags: ['deep'] }, async () => {
  const token = await tokenOfEls()
  const client = backEnd.client()
  await client.login('els@smederij.nl')
  const { app } = await switchOnTwoStepLogin(client)
  await openMailLink(`/wachtwoord-resetten#token=${token}`)
  await form()
  await fillIn()
  await send()

  const stored = await heading('Je nieuwe wachtwoord is opgeslagen')
  await waitFor(() => expect(document.activeElement).toBe(stored))
  expect(screen.getByText(/Log in met je nieuwe wachtwoord en de code/)).toBeTruthy()
  expect(sessionStore.getState().user.isLoggedIn).toBe(false)
  const link = screen.getByRole('main').querySelector('a[href="/inloggen"]')
  expect(link?.textContent).toBe('Inloggen')
  const input = { username: 'els@smederij.nl', password: NEW, code: app.code(30) }
  expect((await client.post('/rest/login', input)).status).toBe(200)
})

const spoilt = {
  unknown: async () => undefined,
  used: () => backEnd.sql`update password_reset set used_at = now()`,
  expired: () => backEnd.sql`update password_reset set expires_at = now() - interval '1 second'`,
}

test.each(Object.entries(spoilt))(
  'offers a new link when the link is %s',
  { tags: ['deep'] },
  async (state, spoil) => {
    const token = await tokenOfEls()
    await spoil()
    await openMailLink(`/wachtwoord-resetten#token=${state === 'unknown' ? 'onbekend' : token}`)
    expect(await impossible()).toBeTruthy()
    expect(screen.getByText(/Waarschijnlijk is hij al gebruikt, of is hij ouder dan een uur/)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Vraag een nieuwe link aan' })).toHaveProperty(
      'pathname',
      '/wachtwoord-vergeten',
    )
    expect(screen.queryByRole('button', { name: 'Wachtwoord opslaan' })).toBeNull()
  },
)

test('offers a new link without a token', async () => {
  await openPage('/wachtwoord-resetten')
  expect(await impossible()).toBeTruthy()
})

test('offers a new link when the link was used in the meantime', { tags: ['deep'] }, async () => {
  const { token } = await openForm()
  await fillIn()
  await backEnd
    .client()
    .post('/rest/password/reset-password', { newPassword: 'Eerder2027', repeatPassword: 'Eerder2027', token })
  await send()

  const shown = await impossible()
  await waitFor(() => expect(document.activeElement).toBe(shown))
  expect(await canLogIn(NEW)).toBe(false)
  expect(await canLogIn('Eerder2027')).toBe(true)
})

test('offers a new link when the link expired in the meantime', { tags: ['deep'] }, async () => {
  await openForm()
  await fillIn()
  await spoilt.expired()
  await send()

  expect(await impossible()).toBeTruthy()
  expect(await canLogIn(NEW)).toBe(false)
})

test.each([
  ['lasser26', 'lasser26', /Je wachtwoord moet bestaan uit minimaal acht karakters/, password],
  [NEW, 'Nieuwer2028', /Vul hier hetzelfde wachtwoord in\./, repeat],
])('rejects the passwords %s and %s', { tags: ['deep'] }, async (text, again, sentence, field) => {
  await openForm()
  await fillIn(text, again)
  await send()

  expect((await screen.findByRole('alert')).textContent).toMatch(sentence)
  expect(field().getAttribute('aria-invalid')).toBe('true')
  expect(password()).toHaveProperty('value', text)
  expect(await backEnd.sql`select 1 from password_reset where used_at is null`).toHaveLength(1)
})

test('shows an error of the server, and keeps the input', { tags: ['deep'] }, async () => {
  await openForm()
  await fillIn()
  const alert = await backEnd.withoutTable('session', async () => {
    await send()
    return screen.findByRole('alert')
  })
  expect(alert.textContent).toContain('Wachtwoord resetten is niet gelukt.')
  expect(password()).toHaveProperty('value', NEW)
  await send()
  expect(await heading('Mijn bedrijven')).toBeTruthy()
})

test('shows the error page when the token cannot be checked', { tags: ['deep'] }, async () => {
  const alert = await backEnd.withoutTable('password_reset', async () => {
    await openMailLink('/wachtwoord-resetten#token=x')
    return screen.findByRole('alert')
  })
  expect(alert.textContent).toContain('Wachtwoord resetten is niet gelukt.')
  await userEvent.click(screen.getByRole('button', { name: 'Opnieuw' }))
  expect(await impossible()).toBeTruthy()
})
