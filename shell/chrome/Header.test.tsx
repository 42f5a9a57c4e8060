import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import Cookies from 'js-cookie'
import { beforeEach, expect, test } from 'vitest'

import { putInCart, removeOrdered } from '#shared/parts/shop/cart/change-cart.ts'
import { sessionStore } from '#shared/session/store.ts'
import { useBackEnd } from '../../testing/harness/back-end.ts'
import { PASSWORD } from '../../testing/harness/client.ts'
import { openPage } from '../../testing/harness/open-page.tsx'

const backEnd = useBackEnd()

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const banner = () => screen.queryByRole('region', { name: 'Mededeling' })

beforeEach(async () => {
  Cookies.remove('bw_backup_notification')
  await removeOrdered(sessionStore.getState().cart)
  await backEnd.createPerson({ email: 'els@smederij.nl' })
})

async function openPanel() {
  await userEvent.click(within(screen.getByRole('banner')).getByRole('button', { name: 'Inloggen' }))
  return within(await screen.findByRole('dialog', { name: 'Inloggen' }))
}

async function logIn(panel: ReturnType<typeof within>, password = PASSWORD) {
  await userEvent.type(panel.getByRole('textbox', { name: 'E-mailadres' }), 'els@smederij.nl')
  await userEvent.type(panel.getByLabelText('Wachtwoord'), password)
  await userEvent.click(panel.getByRole('button', { name: 'Inloggen' }))
}

test('an anonymous visitor can log in on any page', async () => {
  await openPage('/bestaat-niet')
  await heading('Niet gevonden')
  const panel = await openPanel()
  await waitFor(() =>
    expect(document.activeElement).toBe(panel.getByRole('textbox', { name: 'E-mailadres' })),
  )
  expect(panel.getByRole('link', { name: 'Nieuw hier? Meld je nu aan!' })).toHaveProperty(
    'pathname',
    '/aanmelden',
  )
  await logIn(panel)

  expect(await heading('Mijn bedrijven')).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(await backEnd.sql`select 1 from session`).toHaveLength(1)
})

test('a login in the header opens the page that was refused', { tags: ['deep'] }, async () => {
  const router = await openPage('/geen-toegang?url=%2Fbedrijf-toevoegen')
  await heading('Geen toegang')
  await logIn(await openPanel())
  expect(await heading('Maak je bedrijf aan')).toBeTruthy()
  expect(router.state.location.pathname).toBe('/bedrijf-toevoegen')
})

test('a login in the header on the cart page stays on that page', async () => {
  await putInCart({ id: 1, quantity: '3' })
  const router = await openPage('/winkelwagen')
  await heading('Winkelwagen')
  await logIn(await openPanel())
  expect(await screen.findByRole('link', { name: 'Ga verder met bestellen' })).toBeTruthy()
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Winkelwagen'))
  expect(router.state.location.pathname).toBe('/winkelwagen')
})

test('a refused login keeps the panel open, and Escape returns the focus', async () => {
  await openPage('/bestaat-niet')
  await heading('Niet gevonden')
  const panel = await openPanel()
  await logIn(panel, 'Verkeerd2026')
  expect((await panel.findByRole('alert')).textContent).toContain(
    'Het e-mailadres of het wachtwoord klopt niet.',
  )
  expect(panel.getByLabelText('Wachtwoord')).toHaveProperty('value', 'Verkeerd2026')

  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Inloggen' })))
})

test('on the login page the header has a link instead of a second form', async () => {
  await openPage('/inloggen')
  await heading('Inloggen')
  const link = within(screen.getByRole('banner')).getByRole('link', { name: 'Inloggen' })
  expect(link.getAttribute('aria-current')).toBe('page')
})

test('shows the number of products while the cart is not empty', async () => {
  await openPage('/inloggen')
  const cart = () => screen.queryByRole('link', { name: /^Winkelwagen/ })
  expect(cart()).toBeNull()
  await putInCart({ id: 1, quantity: '3' })
  await waitFor(() => expect(cart()).toHaveProperty('pathname', '/winkelwagen'))
  expect(cart()?.getAttribute('aria-label')).toBe('Winkelwagen, 1 product')
  await putInCart({ id: 2, quantity: '1' })
  await waitFor(() => expect(cart()?.getAttribute('aria-label')).toBe('Winkelwagen, 2 producten'))
})

test('does not show the announcement to an anonymous visitor', async () => {
  await openPage('/inloggen')
  await heading('Inloggen')
  expect(banner()).toBeNull()
})

test('a closed announcement stays closed', async () => {
  const router = await openPage('/bedrijven', { as: 'els@smederij.nl' })
  await heading('Mijn bedrijven')
  expect(banner()?.textContent).toContain('Dit platform wordt volgend jaar vervangen door een nieuwe versie')
  await userEvent.click(screen.getByRole('button', { name: 'Sluiten van deze mededeling' }))
  expect(banner()).toBeNull()
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Mijn bedrijven'))
  await waitFor(() => expect(Cookies.get('bw_backup_notification')).toBe('closed'))

  await router.navigate('/bedrijf-toevoegen')
  await heading('Maak je bedrijf aan')
  expect(banner()).toBeNull()
})

test('removes an error in the header on the next page', async () => {
  const router = await openPage('/bedrijven', { as: 'els@smederij.nl' })
  await heading('Mijn bedrijven')
  await backEnd.withoutTable('session', async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Account van Els de Smid' }))
    await userEvent.click(screen.getByRole('button', { name: 'Log uit' }))
    expect(await screen.findByRole('alert')).toBeTruthy()
  })

  await router.navigate('/bedrijf-toevoegen')
  await heading('Maak je bedrijf aan')
  expect(screen.queryByRole('alert')).toBeNull()
})
