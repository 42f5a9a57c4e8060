import { beforeAll, expect, test } from 'vitest'

import type { Pages } from '#shared/domain/website/page.ts'
import type { RemoteRoutes } from '#shared/federation/remote-routes.ts'
import type { RouteObject } from '#shared/federation/router.ts'
import { configurePage } from '../testing/harness/configure-page.ts'
import { remoteFor } from './remote-paths.ts'

beforeAll(configurePage)

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
const pages = import.meta.glob<Pages>('../remotes/*/pages.ts', { eager: true, import: 'pages' })

const pathsIn = (routes: RouteObject[], base: string): string[] =>
  routes.flatMap(({ path = base, children, lazy, loader }) => [
    ...(lazy || loader ? [path] : []),
    ...pathsIn(children ?? [], path),
  ])

test('every page of a remote has a route, and every route is a page', () => {
  const ofRoutes = Object.entries(remotes).map(([file, { site = [], company = [], fullScreen = [] }]) => {
    const paths = [...pathsIn([...site, ...fullScreen], ''), ...pathsIn(company, '/bedrijven/:companyId')]
    return [file.replace('routes.tsx', 'pages.ts'), [...new Set(paths)].sort()]
  })
  const listed = Object.entries(pages).map(([file, ofRemote]) => [
    file,
    Object.values(ofRemote)
      .map(({ path }) => path)
      .sort(),
  ])
  expect(Object.fromEntries(listed)).toEqual(Object.fromEntries(ofRoutes))
})
