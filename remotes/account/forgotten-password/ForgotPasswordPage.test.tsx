import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'

import { useBackEnd } from '../../../testing/harness/back-end.ts'
import { openPage } from '../../../testing/harness/open-page.tsx'

const backEnd = useBackEnd()

const email = () => screen.findByRole('textbox', { name: 'E-mailadres' })
const send = () => userEvent.click(screen.getByRole('button', { name: 'Stuur mij een link' }))
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const recipients = async () =>
  (await backEnd.sql`select recipient from mail_outbox order by id`).map(({ recipient }) => recipient)

test('sends a mail, and shows instructions', async () => {
  await backEnd.createPerson({ email: 'els@smederij.nl' })
  await openPage('/wachtwoord-vergeten?redirect=/bedrijf-toevoegen')
  expect(await heading('Wachtwoord vergeten')).toBeTruthy()
  await waitFor(() => expect(document.title).toBe('Beterwerk – Wachtwoord vergeten'))
  await userEvent.type(await email(), ' els@smederij.nl ')
  await send()

  const steps = await heading('Kijk in je e-mail')
  await waitFor(() => expect(document.activeElement).toBe(steps))
  const main = within(screen.getByRole('main'))
  const list = main.getAllByRole('list')[0]!
  expect(
    within(list)
      .getAllByRole('listitem')
      .map((step) => step.textContent),
  ).toEqual([
    'We hebben een e-mail gestuurd naar els@smederij.nl, als we dit adres kennen.',
    'Klik op de link in de e-mail. De link werkt één keer, en niet langer dan een uur.',
    'Kies een nieuw wachtwoord.',
  ])
  expect(main.getByText(/ongewenste e-mail \(spam\)/)).toBeTruthy()
  expect(main.getByRole('link', { name: 'Terug naar inloggen' }).getAttribute('href')).toBe(
    '/inloggen?email=els%40smederij.nl&redirect=%2Fbedrijf-toevoegen',
  )
  expect(await recipients()).toEqual(['els@smederij.nl'])
})

test('a new mail can be requested for the same address', async () => {
  await backEnd.createPerson({ email: 'els@smederij.nl' })
  await openPage('/wachtwoord-vergeten?email=els@smederij.nl')
  expect(await email()).toHaveProperty('value', 'els@smederij.nl')
  await send()
  await heading('Kijk in je e-mail')
  await userEvent.click(screen.getByRole('button', { name: 'Vraag een nieuwe link aan' }))

  const form = await heading('Wachtwoord vergeten')
  await waitFor(() => expect(document.activeElement).toBe(form))
  expect(await email()).toHaveProperty('value', 'els@smederij.nl')
  await send()
  await heading('Kijk in je e-mail')
  expect(await recipients()).toEqual(['els@smederij.nl', 'els@smederij.nl'])
})

test('an unknown address gets the same instructions, and no mail', { tags: ['deep'] }, async () => {
  await openPage('/wachtwoord-vergeten?email=jan@smederij.nl')
  await email()
  await send()

  expect(await heading('Kijk in je e-mail')).toBeTruthy()
  expect(screen.getAllByRole('listitem').map((step) => step.textContent)).toContain(
    'We hebben een e-mail gestuurd naar jan@smederij.nl, als we dit adres kennen.',
  )
  expect(await recipients()).toEqual([])
})

test.each([
  ['{ }', 'Dit is een verplicht veld.'],
  ['els', 'Ongeldig e-mailadres'],
])('rejects %s as an e-mail address', async (typed, sentence) => {
  await openPage('/wachtwoord-vergeten')
  await userEvent.type(await email(), typed)
  await send()

  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toBe(`Niet alle velden zijn correct ingevuldE-mailadres: ${sentence}`)
  expect((await email()).getAttribute('aria-invalid')).toBe('true')
})

test('shows an error of the server, and keeps the address', async () => {
  await backEnd.createPerson({ email: 'els@smederij.nl' })
  await openPage('/wachtwoord-vergeten?email=els@smederij.nl')
  await email()
  const alert = await backEnd.withoutTable('password_reset', async () => {
    await send()
    return screen.findByRole('alert')
  })
  expect(alert.textContent).toContain('Wachtwoord resetten is niet gelukt.')
  expect(alert.textContent).toContain('Applicatie is tijdelijk niet beschikbaar, probeer het later nog eens.')
  expect(await email()).toHaveProperty('value', 'els@smederij.nl')
})

test('asks to wait after too many requests', { tags: ['deep'] }, async () => {
  await openPage('/wachtwoord-vergeten?email=els@smederij.nl')
  await email()
  for (let count = 0; count < 5; count++)
    await backEnd.client().post('/rest/password/forgot-password', { email: 'els@smederij.nl' })
  await send()

  expect((await screen.findByRole('alert')).textContent).toMatch(/te vaak/i)
})
