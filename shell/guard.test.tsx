import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'

import { signOut } from '#shared/session/store.ts'
import { useBackEnd } from '../testing/back-end.ts'
import { openPage } from '../testing/open-page.tsx'

const backEnd = useBackEnd()

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

test('an anonymous visitor logs in first, and the whole address is kept', async () => {
  const router = await openPage('/bedrijven/1/checks?toon=alles')
  expect(await heading('Inloggen')).toBeTruthy()
  expect(router.state.location.search).toBe(
    `?redirect=${encodeURIComponent('/bedrijven/1/checks?toon=alles')}`,
  )
})

test('the start leads to the companies, or to the login', async () => {
  await backEnd.createPerson({ email: 'els@smederij.nl' })
  await openPage('/', { as: 'els@smederij.nl' })
  expect(await heading('Mijn bedrijven')).toBeTruthy()
})

test('a cookie that says more than the server leads to the login', async () => {
  await backEnd.createPerson({ email: 'els@smederij.nl' })
  await backEnd.page.login('els@smederij.nl')
  const router = await openPage('/bedrijf-toevoegen', { as: 'els@smederij.nl' })
  expect(await heading('Maak je bedrijf aan')).toBeTruthy()
  await backEnd.sql`delete from session`
  await router.navigate('/bedrijven')
  expect(await heading('Inloggen')).toBeTruthy()
  expect(router.state.location.search).toBe('?redirect=%2Fbedrijven')
})

test('a page is gone as soon as its visitor is', async () => {
  await backEnd.createPerson({ email: 'els@smederij.nl' })
  await openPage('/bedrijven', { as: 'els@smederij.nl' })
  expect(await heading('Mijn bedrijven')).toBeTruthy()
  await signOut()
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Mijn bedrijven' })).toBeNull())
  expect(await heading('Inloggen')).toBeTruthy()
})

test.each([
  '/bedrijven/nul/checks',
  '/bedrijven/1.5/checks',
  '/bedrijven/99999999999/checks',
  '/bestaat-niet',
])('%s is not found', async (path) => {
  await backEnd.createPerson({ email: 'els@smederij.nl' })
  await openPage(path, { as: 'els@smederij.nl' })
  expect(await heading('Niet gevonden')).toBeTruthy()
})

test('a failed load says what failed and why, and Opnieuw tries again', async () => {
  await backEnd.createPerson({ email: 'els@smederij.nl' })
  await backEnd.sql`alter table company rename to company_away`
  await openPage('/bedrijven', { as: 'els@smederij.nl' })
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('Overzicht van bedrijven kan niet geladen worden')
  expect(alert.textContent).toContain('Applicatie is tijdelijk niet beschikbaar, probeer het later nog eens.')

  await backEnd.sql`alter table company_away rename to company`
  screen.getByRole('button', { name: 'Opnieuw' }).click()
  expect(await heading('Mijn bedrijven')).toBeTruthy()
})
