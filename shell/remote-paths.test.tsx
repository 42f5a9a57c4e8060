import { expect, test } from 'vitest'

import type { RemoteRoutes } from '#shared/federation/remote-routes.ts'
import type { RouteObject } from '#shared/federation/router.ts'
import { pageShapes } from './page-shapes.ts'
import { remoteFor, remotePaths, shellPaths } from './remote-paths.ts'

test.each([
  ['/inloggen', 'account'],
  ['/gegevens/wachtwoord-wijzigen', 'account'],
  ['/bedrijven', 'companies'],
  ['/bedrijven/7', 'companies'],
  ['/bedrijven/7/checks', 'companies'],
  ['/bedrijven/7/checks/fysieke-belasting', 'physical-strain'],
  ['/bedrijven/7/checks/fysieke-belasting/12/antwoorden', 'physical-strain'],
  ['/bedrijven/7/adviezen/3', 'improve'],
  ['/bedrijven/externalId/x', 'companies'],
  ['/check/start', 'companies'],
  ['/winkelwagen/afronden', 'shop'],
  ['/bedrijvenbeheer/verbetercheck-verplaatsen', 'admin'],
  ['/bedrijven/', 'companies'],
  ['/bedrijven/7/nergens', undefined],
  ['/', undefined],
  ['/inloggenn', undefined],
  ['/bedrijvenbeheerder', undefined],
  ['/geen-toegang', undefined],
])('%s is served by %s', (pathname, remote) => {
  expect(remoteFor(pathname)).toBe(remote)
})

const remotes = import.meta.glob<RemoteRoutes>('../remotes/*/routes.tsx', { eager: true, import: 'default' })

/** Returns the paths of the pages in a tree of routes. A route with children of which one is the index is that one. */
const pathsIn = (routes: RouteObject[], base: string): string[] =>
  routes.flatMap(({ path, children, lazy, loader }) => {
    const own = path ? `${base}/${path}` : base
    return [...(lazy || loader ? [own] : []), ...pathsIn(children ?? [], own)]
  })

test('the paths are those of the routes of all remotes', () => {
  const ofRoutes = Object.entries(remotes).map(([file, { site = [], company = [], fullScreen = [] }]) => {
    const pages = [...pathsIn([...site, ...fullScreen], ''), ...pathsIn(company, '/bedrijven/:companyId')]
    return [file.split('/')[2], [...new Set(pages)].sort()]
  })
  const listed = Object.entries(remotePaths).map(([remote, paths]) => [remote, [...paths].sort()])
  expect(Object.fromEntries(listed)).toEqual(Object.fromEntries(ofRoutes))
})

test('every page has one shape while it loads', () => {
  const paths = [...shellPaths, ...Object.values(remotePaths).flat()]
  expect(Object.values(pageShapes).flat().sort()).toEqual(paths.sort())
})
