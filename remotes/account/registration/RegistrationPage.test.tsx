import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'

import { useBackEnd } from '../../../testing/back-end.ts'
import { PASSWORD } from '../../../testing/client.ts'
import { openPage } from '../../../testing/open-page.tsx'

const backEnd = useBackEnd()

const field = (label: string): HTMLElement => screen.getByLabelText(label, { exact: true })
const send = () => userEvent.click(screen.getByRole('button', { name: 'Aanmelden' }))
const people = () => backEnd.sql`select email, first_name, last_name, receives_newsletter from person`

async function fillIn({ email = 'jan@lasserij.nl', again = PASSWORD } = {}) {
  await screen.findByRole('heading', { level: 1, name: 'Aanmelden' })
  await userEvent.type(field('E-mailadres'), email)
  await userEvent.type(field('Voornaam'), 'Jan')
  await userEvent.type(field('Achternaam'), 'Lasser')
  await userEvent.type(field('Wachtwoord'), PASSWORD)
  await userEvent.type(field('Herhaal je wachtwoord'), again)
}

async function agree() {
  await userEvent.click(screen.getByRole('checkbox', { name: /gebruikersvoorwaarden/ }))
  await userEvent.click(screen.getByRole('checkbox', { name: /privacyverklaring/ }))
}

test('who fills in everything has an account', async () => {
  await openPage('/aanmelden')
  await fillIn()
  await agree()
  await userEvent.click(screen.getByRole('checkbox', { name: 'Stuur mij de nieuwsbrief' }))
  await send()

  expect(await screen.findByRole('heading', { name: 'Je bent aangemeld' })).toBeTruthy()
  expect(await people()).toEqual([
    { email: 'jan@lasserij.nl', first_name: 'Jan', last_name: 'Lasser', receives_newsletter: true },
  ])
})

test('without agreeing nobody registers', async () => {
  await openPage('/aanmelden?email=jan@lasserij.nl')
  await fillIn({ email: '{Backspace}l' })
  await send()

  expect((await screen.findByRole('alert')).textContent).toContain('Niet alle velden zijn correct ingevuld')
  expect(screen.getByRole('checkbox', { name: /gebruikersvoorwaarden/ }).getAttribute('aria-invalid')).toBe(
    'true',
  )
  expect(await people()).toEqual([])
})

test('a password is typed twice the same', async () => {
  await openPage('/aanmelden')
  await fillIn({ again: 'Welkom2027' })
  await agree()
  await send()

  expect((await screen.findAllByText('Vul hier hetzelfde wachtwoord in.')).length).toBeGreaterThan(0)
  expect(await people()).toEqual([])
})

test('an address is registered once', async () => {
  await backEnd.createPerson({ email: 'jan@lasserij.nl' })
  await openPage('/aanmelden')
  await fillIn({ email: 'Jan@Lasserij.nl' })
  await agree()
  await send()

  expect((await screen.findByRole('alert')).textContent).toContain('Er is al een account met dit e-mailadres')
  expect(field('E-mailadres').getAttribute('aria-invalid')).toBe('true')
  expect(field('Voornaam')).toHaveProperty('value', 'Jan')
  expect(await people()).toHaveLength(1)
})
