import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'

import { useBackEnd } from '../../testing/harness/back-end.ts'
import { openPage } from '../../testing/harness/open-page.tsx'

const backEnd = useBackEnd()

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const account = () => screen.getByRole('button', { name: 'Account van Els de Smid' })
const panel = () => within(document.querySelector<HTMLElement>('.bw-header-panel')!)
const logOut = () => panel().getByRole('button', { name: 'Log uit' })
const sessions = () => backEnd.sql`select 1 from session`

beforeEach(async () => {
  await backEnd.createPerson({ email: 'els@smederij.nl' })
})

test('the button with the user’s name opens the account menu', async () => {
  await openPage('/bedrijf-toevoegen', { as: 'els@smederij.nl' })
  await heading('Maak je bedrijf aan')
  expect(account().textContent).toBe('Els de SmidES')
  await userEvent.click(account())

  expect(account().getAttribute('aria-expanded')).toBe('true')
  expect(
    panel()
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Mijn bedrijven', 'Mijn gegevens', 'Mijn bestellingen'])
  expect(panel().getByRole('link', { name: 'Mijn bedrijven' })).toHaveProperty('pathname', '/bedrijven')
  expect(logOut()).toBeTruthy()
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('button', { name: 'Log uit' })).toBeNull()
  await waitFor(() => expect(document.activeElement).toBe(account()))
})

test('Log uit ends the session on the server', async () => {
  await openPage('/bedrijven', { as: 'els@smederij.nl' })
  await heading('Mijn bedrijven')
  expect(await sessions()).toHaveLength(1)
  await userEvent.click(account())
  await userEvent.click(logOut())

  expect(await heading('Inloggen')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Account van/ })).toBeNull()
  expect(await sessions()).toEqual([])
})

test('a failed logout shows an error and keeps the user logged in', { tags: ['deep'] }, async () => {
  await openPage('/bedrijven', { as: 'els@smederij.nl' })
  await heading('Mijn bedrijven')
  await backEnd.withoutTable('session', async () => {
    await userEvent.click(account())
    await userEvent.click(logOut())

    expect((await screen.findByRole('alert')).textContent).toBe(
      'Applicatie is tijdelijk niet beschikbaar, probeer het later nog eens.',
    )
  })
  await waitFor(() => expect(account()).toBeTruthy())
  expect(await sessions()).toHaveLength(1)
})
