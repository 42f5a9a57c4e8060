import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { useBackEnd } from '../../../testing/back-end.ts'
import { PASSWORD } from '../../../testing/client.ts'
import { openPage } from '../../../testing/open-page.tsx'

const backEnd = useBackEnd()

const email = () => screen.findByRole('textbox', { name: 'E-mailadres' })
const password = () => screen.getByLabelText('Wachtwoord')
const send = () => userEvent.click(screen.getByRole('button', { name: 'Inloggen' }))
const sessions = () => backEnd.sql`select person_id from session`

test('the right password opens the companies', async () => {
  const els = await backEnd.createPerson({ email: 'els@smederij.nl' })
  await openPage('/inloggen?email=els@smederij.nl')
  expect(await email()).toHaveProperty('value', 'els@smederij.nl')
  await userEvent.type(password(), PASSWORD)
  await send()

  expect(await screen.findByRole('heading', { level: 1, name: 'Mijn bedrijven' })).toBeTruthy()
  expect(await sessions()).toEqual([{ person_id: els }])
})

test('a wrong password is refused, and stays to be corrected', async () => {
  await backEnd.createPerson({ email: 'els@smederij.nl' })
  await openPage('/inloggen')
  await userEvent.type(await email(), 'els@smederij.nl')
  await userEvent.type(password(), 'Welkom2025')
  await send()

  expect((await screen.findByRole('alert')).textContent).toContain(
    'Het e-mailadres of het wachtwoord klopt niet.',
  )
  expect(password()).toHaveProperty('value', 'Welkom2025')
  expect(await sessions()).toEqual([])
})

test('what is no address is not sent', async () => {
  await openPage('/inloggen')
  await userEvent.type(await email(), 'els')
  await send()

  expect((await screen.findByRole('alert')).textContent).toContain('Niet alle velden zijn correct ingevuld')
  expect((await screen.findAllByText('Ongeldig e-mailadres')).length).toBeGreaterThan(0)
  expect((await screen.findAllByText('Dit is een verplicht veld.')).length).toBeGreaterThan(0)
})

test('who is logged in already can log out', async () => {
  await backEnd.createPerson({ email: 'els@smederij.nl' })
  await openPage('/inloggen', { as: 'els@smederij.nl' })

  expect(await screen.findByRole('heading', { level: 1, name: 'Je bent al ingelogd' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Log uit' }))
  expect(await email()).toBeTruthy()
  expect(await sessions()).toEqual([])
})
