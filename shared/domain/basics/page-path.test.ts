import { expect, test } from 'vitest'

import { isPageAt } from './page-path.ts'

test.each([
  ['/', '/', true],
  ['/inloggen', '/inloggen', true],
  ['/inloggen/', '/inloggen', true],
  ['/inloggen/nergens', '/inloggen', false],
  ['/bedrijven/7/checks', '/bedrijven/:companyId/checks', true],
  ['/bedrijven/zeven/checks', '/bedrijven/:companyId/checks', false],
  ['/bedrijven//checks', '/bedrijven/:companyId/checks', false],
  ['/bedrijven/externalId/7b3f', '/bedrijven/externalId/:externalKey', true],
  ['/bedrijven/externalId/', '/bedrijven/externalId/:externalKey', false],
  ['/', '/inloggen', false],
])('%s is the page %s: %s', (pathname, path, isThere) => {
  expect(isPageAt(pathname, path)).toBe(isThere)
})
