// @vitest-environment jsdom
import { expect, test } from 'vitest'

import { portalPath } from './portal-path.ts'

test.each([
  ['/bedrijven/7/checks?toon=alles#lijst', '/bedrijven/7/checks?toon=alles#lijst'],
  ['bedrijven', '/bedrijven'],
  [`${window.location.origin}/bedrijven`, '/bedrijven'],
  ['/x/../bedrijven', '/bedrijven'],
])('returns the path of %s', (address, path) => {
  expect(portalPath(address)).toBe(path)
})

test.each([
  '//kwaad.example/bedrijven',
  '/\\kwaad.example',
  '\\\\kwaad.example',
  'https://kwaad.example',
  `${window.location.origin}.kwaad.example/`,
  `${window.location.origin}@kwaad.example/`,
  'javascript:alert(1)',
  'data:text/html,x',
  '\t//kwaad.example',
  'http://',
  '',
  null,
])('returns the fallback for %j, which is not in the portal', (address) => {
  expect(portalPath(address, '/bedrijven')).toBe('/bedrijven')
})
