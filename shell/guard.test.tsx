import { screen, waitFor } from '@testing-library/react'
import { createMemoryRouter } from 'react-router'
import { expect, test } from 'vitest'

import type { Check } from '#shared/domain/check.ts'
import type { RouteHandle } from '#shared/federation/remote-routes.ts'
import { signOut } from '#shared/session/store.ts'
import { companiesIn } from '../testing/factories/companies.ts'
import { useBackEnd } from '../testing/harness/back-end.ts'
import { logInPage, openPage } from '../testing/harness/open-page.tsx'
import { companyLoader, companyMiddleware } from './company.ts'
import { guarded } from './guard.ts'

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

test('doLogin asks the server who is logged in, and leaves the address', async () => {
  await backEnd.createPerson({ email: 'els@smederij.nl' })
  await backEnd.page.login('els@smederij.nl')
  const router = await openPage('/bedrijf-toevoegen?doLogin=true&vanaf=website')
  expect(await heading('Maak je bedrijf aan')).toBeTruthy()
  expect(router.state.location).toMatchObject({ pathname: '/bedrijf-toevoegen', search: '?vanaf=website' })
  expect(screen.getByRole('button', { name: 'Account van Els de Smid' })).toBeTruthy()
})

test('doLogin of somebody who is not logged in leads to the login, without asking again', async () => {
  const router = await openPage('/bedrijf-toevoegen?doLogin=true')
  expect(await heading('Inloggen')).toBeTruthy()
  expect(router.state.location.search).toBe('?redirect=%2Fbedrijf-toevoegen')
})

test('doLogin with a server that does not answer keeps what the page knows', async () => {
  await backEnd.createPerson({ email: 'els@smederij.nl' })
  await backEnd.sql`alter table session rename to session_away`
  await openPage('/inloggen?doLogin=true')
  expect(await heading('Inloggen')).toBeTruthy()
  await backEnd.sql`alter table session_away rename to session`
})

/** Visits a page that asks this of its visitor. Gives where one ends up. */
async function visit(handle: RouteHandle, { as }: { as?: string } = {}) {
  await logInPage(as)
  const leaf = (path: string) => ({ path, handle: { access: 'public' }, Component: () => null })
  const page = { path: '/pagina', handle, Component: () => null }
  const router = createMemoryRouter(guarded([page, leaf('/inloggen'), leaf('/geen-toegang')]), {
    initialEntries: ['/pagina?toon=alles'],
  })
  await waitFor(() => expect(router.state.initialized).toBe(true))
  router.dispose()
  return router.state.location.pathname + router.state.location.search
}

test.each<[string, RouteHandle, 'BW_USER' | 'BW_COACH' | 'BW_ADMIN' | undefined, string]>([
  ['nobody, on a public page', { access: 'public' }, undefined, '/pagina?toon=alles'],
  ['nobody, where nothing is said', {}, undefined, '/inloggen?redirect=%2Fpagina%3Ftoon%3Dalles'],
  [
    'nobody, without a way to log in',
    { loginRedirect: false },
    undefined,
    '/geen-toegang?url=%2Fpagina%3Ftoon%3Dalles',
  ],
  ['a user, where nothing is said', {}, 'BW_USER', '/pagina?toon=alles'],
  [
    'a user, on a page for coaches',
    { access: 'coach' },
    'BW_USER',
    '/geen-toegang?url=%2Fpagina%3Ftoon%3Dalles',
  ],
  ['a coach, on a page for coaches', { access: 'coach' }, 'BW_COACH', '/pagina?toon=alles'],
  [
    'a coach, on a page for administrators',
    { access: 'admin' },
    'BW_COACH',
    '/geen-toegang?url=%2Fpagina%3Ftoon%3Dalles',
  ],
  ['an administrator, on a page for coaches', { access: 'coach' }, 'BW_ADMIN', '/pagina?toon=alles'],
])('%s', async (_, handle, role, address) => {
  const as = role && 'els@smederij.nl'
  if (as) await backEnd.createPerson({ email: as, roles: [...new Set(['BW_USER' as const, role])] })
  expect(await visit(handle, { as })).toBe(address)
})

const company = companiesIn(backEnd)

/** Somebody at a page of a company where they may look at these checks. Gives the router, and the company's id. */
async function lookAt(checks: Check[]) {
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
        children: guarded([
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

test('rights that are taken away meanwhile keep one out of the next page, which asks for nothing itself', async () => {
  const { router, companyId } = await lookAt(['WELDING_SMOKE', 'PHYSICAL_STRAIN'])
  await router.navigate(`/bedrijven/${companyId}/lasrook`)
  expect(router.state.location.pathname).toBe(`/bedrijven/${companyId}/lasrook`)
  await backEnd.sql`update invitation set checks = '{WELDING_SMOKE}'`
  await router.navigate(`/bedrijven/${companyId}/fysiek?toon=alles`)
  expect(router.state.location.pathname).toBe('/geen-toegang')
  expect(router.state.location.search).toBe(
    `?url=${encodeURIComponent(`/bedrijven/${companyId}/fysiek?toon=alles`)}`,
  )
})

test('rights that are given meanwhile open the next page at once', async () => {
  const { router, companyId } = await lookAt(['WELDING_SMOKE'])
  await router.navigate(`/bedrijven/${companyId}/fysiek`)
  expect(router.state.location.pathname).toBe('/geen-toegang')
  await router.navigate(`/bedrijven/${companyId}/checks`)
  await backEnd.sql`update invitation set checks = '{WELDING_SMOKE,PHYSICAL_STRAIN}'`
  await router.navigate(`/bedrijven/${companyId}/fysiek`)
  expect(router.state.location.pathname).toBe(`/bedrijven/${companyId}/fysiek`)
})
