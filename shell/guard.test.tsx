import { screen, waitFor } from '@testing-library/react'
import { createMemoryRouter } from 'react-router'
import { expect, onTestFinished, test } from 'vitest'

import type { Check } from '#shared/domain/basics/check.ts'
import type { RouteHandle } from '#shared/federation/remote-routes.ts'
import { sessionStore, signOut } from '#shared/session/store.ts'
import { companiesIn } from '../testing/factories/companies.ts'
import { useBackEnd } from '../testing/harness/back-end.ts'
import { logInPage, openPage } from '../testing/harness/open-page.tsx'
import { companyLoader, companyMiddleware } from './company.ts'
import { withGuard } from './guard.ts'

const backEnd = useBackEnd()

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

test('redirects an anonymous visitor to the login and keeps the address with its query', async () => {
  const router = await openPage('/bedrijven/1/checks?toon=alles')
  expect(await heading('Inloggen')).toBeTruthy()
  expect(router.state.location.search).toBe(
    `?redirect=${encodeURIComponent('/bedrijven/1/checks?toon=alles')}`,
  )
})

test('redirects a user from the root to the companies', async () => {
  await backEnd.createPerson({ email: 'els@smederij.nl' })
  await openPage('/', { as: 'els@smederij.nl' })
  expect(await heading('Mijn bedrijven')).toBeTruthy()
})

test('redirects to the login when the server no longer knows the session in the cookie', async () => {
  await backEnd.createPerson({ email: 'els@smederij.nl' })
  await backEnd.page.login('els@smederij.nl')
  const router = await openPage('/bedrijf-toevoegen', { as: 'els@smederij.nl' })
  expect(await heading('Maak je bedrijf aan')).toBeTruthy()
  await backEnd.endSessions()
  await router.navigate('/bedrijven')
  expect(await heading('Inloggen')).toBeTruthy()
  expect(router.state.location.search).toBe('?redirect=%2Fbedrijven')
})

test('redirects to the login when the session has ended, on the way to a company', async () => {
  const id = await backEnd.createPerson({ email: 'els@smederij.nl' })
  await backEnd.sql`
    insert into company (owner_id, name, number_of_employees, branch, membership)
    values (${id}, 'Smederij', '<10', 'Metalektro', 'Weet ik niet')`
  const router = await openPage('/bedrijven', { as: 'els@smederij.nl' })
  await heading('Mijn bedrijven')
  await backEnd.endSessions()
  await router.navigate('/bedrijven/1/checks')
  expect(await heading('Inloggen')).toBeTruthy()
  expect(router.state.location.search).toBe('?redirect=%2Fbedrijven%2F1%2Fchecks')
})

test('removes the page as soon as the user is logged out', async () => {
  await backEnd.createPerson({ email: 'els@smederij.nl' })
  await openPage('/bedrijven', { as: 'els@smederij.nl' })
  expect(await heading('Mijn bedrijven')).toBeTruthy()
  await signOut()
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Mijn bedrijven' })).toBeNull())
  expect(await heading('Inloggen')).toBeTruthy()
})

test('never shows a user the page that was loaded for another one', async () => {
  const names = ['Els', 'Jan']
  for (const firstName of names) await backEnd.createPerson({ email: `${firstName}@smederij.nl`, firstName })
  // Waits for a complete page, so that no request of one user ends in the session of the next.
  await openPage('/gegevens/wachtwoord-wijzigen', { as: 'Els@smederij.nl' })
  expect(await screen.findByDisplayValue('Els@smederij.nl')).toBeTruthy()
  const shown: string[] = []
  const observer = new MutationObserver(() => {
    const field = document.querySelector<HTMLInputElement>('main input[autocomplete="username"]')
    if (field) shown.push(`${field.value} to ${sessionStore.getState().user.fullName}`)
  })
  observer.observe(document.body, { childList: true, subtree: true })
  onTestFinished(() => observer.disconnect())
  // React may render the new session and the loaded page in either order, which varies.
  for (const name of Array.from({ length: 12 }, () => names).flat()) {
    await logInPage(`${name}@smederij.nl`)
    expect(await screen.findByDisplayValue(`${name}@smederij.nl`)).toBeTruthy()
  }
  expect(new Set(shown)).toEqual(
    new Set(['Els@smederij.nl to Els de Smid', 'Jan@smederij.nl to Jan de Smid']),
  )
})

test.each([
  '/bedrijven/nul/checks',
  '/bedrijven/1.5/checks',
  '/bedrijven/99999999999/checks',
  '/bestaat-niet',
])('shows "Niet gevonden" at %s', async (path) => {
  await backEnd.createPerson({ email: 'els@smederij.nl' })
  await openPage(path, { as: 'els@smederij.nl' })
  expect(await heading('Niet gevonden')).toBeTruthy()
})

test('shows "Niet gevonden" to a visitor for an address with an id that is no number', async () => {
  await openPage('/bedrijven/nul/checks')
  expect(await heading('Niet gevonden')).toBeTruthy()
})

test('shows which data failed to load and why, and tries again after Opnieuw', async () => {
  await backEnd.createPerson({ email: 'els@smederij.nl' })
  await backEnd.withoutTable('company', async () => {
    await openPage('/bedrijven', { as: 'els@smederij.nl' })
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('Overzicht van bedrijven kan niet geladen worden')
    expect(alert.textContent).toContain(
      'Applicatie is tijdelijk niet beschikbaar, probeer het later nog eens.',
    )
  })
  screen.getByRole('button', { name: 'Opnieuw' }).click()
  const page = await heading('Mijn bedrijven')
  await waitFor(() => expect(document.activeElement).toBe(page))
})

test('doLogin takes the login status from the server and disappears from the address', async () => {
  await backEnd.createPerson({ email: 'els@smederij.nl' })
  await backEnd.page.login('els@smederij.nl')
  const router = await openPage('/bedrijf-toevoegen?doLogin=true&vanaf=website')
  expect(await heading('Maak je bedrijf aan')).toBeTruthy()
  expect(router.state.location).toMatchObject({ pathname: '/bedrijf-toevoegen', search: '?vanaf=website' })
  expect(screen.getByRole('button', { name: 'Account van Els de Smid' })).toBeTruthy()
})

test('doLogin without a session redirects to the login, and not back to doLogin', async () => {
  const router = await openPage('/bedrijf-toevoegen?doLogin=true')
  expect(await heading('Inloggen')).toBeTruthy()
  expect(router.state.location.search).toBe('?redirect=%2Fbedrijf-toevoegen')
})

test('doLogin keeps the stored session when the server fails', async () => {
  await backEnd.createPerson({ email: 'els@smederij.nl' })
  await backEnd.withoutTable('session', async () => {
    await openPage('/inloggen?doLogin=true')
    expect(await heading('Inloggen')).toBeTruthy()
  })
})

async function visit(handle: RouteHandle, { as }: { as?: string } = {}) {
  await logInPage(as)
  const leaf = (path: string) => ({ path, handle: { access: 'public' }, Component: () => null })
  const page = { path: '/pagina', handle, Component: () => null }
  const router = createMemoryRouter(withGuard([page, leaf('/inloggen'), leaf('/geen-toegang')]), {
    initialEntries: ['/pagina?toon=alles'],
  })
  await waitFor(() => expect(router.state.initialized).toBe(true))
  router.dispose()
  return router.state.location.pathname + router.state.location.search
}

test.each<[string, RouteHandle, 'BW_USER' | 'BW_COACH' | 'BW_ADMIN' | undefined, string]>([
  ['a public page is open to an anonymous visitor', { access: 'public' }, undefined, '/pagina?toon=alles'],
  [
    'a page without access redirects an anonymous visitor to the login',
    {},
    undefined,
    '/inloggen?redirect=%2Fpagina%3Ftoon%3Dalles',
  ],
  [
    'a page without login redirect refuses an anonymous visitor',
    { loginRedirect: false },
    undefined,
    '/geen-toegang?url=%2Fpagina%3Ftoon%3Dalles',
  ],
  ['a page without access is open to a user', {}, 'BW_USER', '/pagina?toon=alles'],
  [
    'a page for coaches refuses a user',
    { access: 'coach' },
    'BW_USER',
    '/geen-toegang?url=%2Fpagina%3Ftoon%3Dalles',
  ],
  ['a page for coaches is open to a coach', { access: 'coach' }, 'BW_COACH', '/pagina?toon=alles'],
  [
    'a page for administrators refuses a coach',
    { access: 'admin' },
    'BW_COACH',
    '/geen-toegang?url=%2Fpagina%3Ftoon%3Dalles',
  ],
  ['a page for coaches is open to an administrator', { access: 'coach' }, 'BW_ADMIN', '/pagina?toon=alles'],
])('%s', async (_, handle, role, address) => {
  const as = role && 'els@smederij.nl'
  if (as) await backEnd.createPerson({ email: as, roles: [...new Set(['BW_USER' as const, role])] })
  expect(await visit(handle, { as })).toBe(address)
})

const company = companiesIn(backEnd)

async function openAsInvitee(checks: Check[]) {
  const owner = await company.createUser('els')
  const companyId = await company.createCompany(owner)
  const reader = await company.createUser('jan')
  await company.invite(reader, companyId, { checks })
  await logInPage(reader.email)
  const page = (path: string, handle: RouteHandle) => ({ path, handle, Component: () => null })
  const router = createMemoryRouter(
    [
      {
        path: '/bedrijven/:companyId',
        middleware: [companyMiddleware],
        loader: companyLoader,
        children: withGuard([
          page('checks', {}),
          page('lasrook', { access: { company: { check: 'WELDING_SMOKE' } } }),
          page('fysiek', { access: { company: { check: 'PHYSICAL_STRAIN' } } }),
        ]),
      },
      { path: '/geen-toegang', Component: () => null },
    ],
    { initialEntries: [`/bedrijven/${companyId}/checks`] },
  )
  await waitFor(() => expect(router.state.initialized).toBe(true))
  return { router, companyId }
}

test('refuses the next page of the company when access was revoked meanwhile', async () => {
  const { router, companyId } = await openAsInvitee(['WELDING_SMOKE', 'PHYSICAL_STRAIN'])
  await router.navigate(`/bedrijven/${companyId}/lasrook`)
  expect(router.state.location.pathname).toBe(`/bedrijven/${companyId}/lasrook`)
  await backEnd.sql`update invitation set checks = '{WELDING_SMOKE}'`
  await router.navigate(`/bedrijven/${companyId}/fysiek?toon=alles`)
  expect(router.state.location.pathname).toBe('/geen-toegang')
  expect(router.state.location.search).toBe(
    `?url=${encodeURIComponent(`/bedrijven/${companyId}/fysiek?toon=alles`)}`,
  )
})

test('opens the next page of the company when access was granted meanwhile', async () => {
  const { router, companyId } = await openAsInvitee(['WELDING_SMOKE'])
  await router.navigate(`/bedrijven/${companyId}/fysiek`)
  expect(router.state.location.pathname).toBe('/geen-toegang')
  await router.navigate(`/bedrijven/${companyId}/checks`)
  await backEnd.sql`update invitation set checks = '{WELDING_SMOKE,PHYSICAL_STRAIN}'`
  await router.navigate(`/bedrijven/${companyId}/fysiek`)
  expect(router.state.location.pathname).toBe(`/bedrijven/${companyId}/fysiek`)
})

test('shows what failed when the company of a page cannot be loaded', async () => {
  await company.createCompany(await company.createUser('els'), 'Smederij Noord')
  await backEnd.withoutTable('company', async () => {
    await openPage('/bedrijven/1/adviezen', { as: 'els@smederij.nl' })
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Gegevens van het bedrijf konden niet geladen worden',
    )
  })
})
