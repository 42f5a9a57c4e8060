import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'

import { useBackEnd } from '../../testing/harness/back-end.ts'
import { openPage } from '../../testing/harness/open-page.tsx'

const backEnd = useBackEnd()

const sidebar = async () => within(await screen.findByRole('navigation', { name: 'Mijn omgeving' }))
const names = (links: HTMLElement[]) => links.map(({ textContent }) => textContent)

test('shows the links to the user’s own pages and marks the current page', async () => {
  await backEnd.createPerson({ email: 'els@smederij.nl' })
  const router = await openPage('/bedrijf-toevoegen', { as: 'els@smederij.nl' })
  await screen.findByRole('heading', { level: 1, name: 'Maak je bedrijf aan' })
  const links = () => screen.getAllByRole('link', { hidden: true })
  const current = () => links().filter((link) => link.getAttribute('aria-current'))

  expect(names((await sidebar()).getAllByRole('link', { hidden: true }))).toEqual([
    'Mijn bedrijven',
    'Bedrijf toevoegen',
    'Mijn bestellingen',
    'Mijn gegevens',
  ])
  expect(names(current())).toEqual(['Bedrijf toevoegen'])
  await router.navigate('/bedrijven')
  await screen.findByRole('heading', { level: 1, name: 'Mijn bedrijven' })
  expect(names(current())).toEqual(['Mijn bedrijven'])
})

test('shows an administrator the links to the management pages', async () => {
  await backEnd.createPerson({ email: 'beheer@portaal.nl', roles: ['BW_USER', 'BW_ADMIN'] })
  await openPage('/bedrijven', { as: 'beheer@portaal.nl' })
  expect(names((await sidebar()).getAllByRole('link', { hidden: true }))).toEqual([
    'Gebruikersbeheer',
    'Bedrijvenbeheer',
    'Widgets plaatsen',
  ])
})

test('on a narrow screen a button opens the links and a navigation closes them', {
  tags: ['deep'],
}, async () => {
  await backEnd.createPerson({ email: 'els@smederij.nl' })
  const router = await openPage('/bedrijven', { as: 'els@smederij.nl' })
  const button = (await sidebar()).getByRole('button', { name: 'Menu', hidden: true })
  expect(button.getAttribute('aria-expanded')).toBe('false')
  await userEvent.click(button)
  expect(button.getAttribute('aria-expanded')).toBe('true')
  await router.navigate('/bedrijf-toevoegen')
  await screen.findByRole('heading', { level: 1, name: 'Maak je bedrijf aan' })
  expect(button.getAttribute('aria-expanded')).toBe('false')
})
