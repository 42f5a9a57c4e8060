// @vitest-environment jsdom
import { expect, test } from 'vitest'

import { portalPath } from './portal-path.ts'

test.each([
  ['/bedrijven/7/checks?toon=alles#lijst', '/bedrijven/7/checks?toon=alles#lijst'],
  ['bedrijven', '/bedrijven'],
  [`${window.location.origin}/bedrijven`, '/bedrijven'],
  ['/x/../bedrijven', '/bedrijven'],
  ['/bed\trij\nven', '/bedrijven'],
  ['/%2f/kwaad.example', '/%2f/kwaad.example'],
  ['/%2F%2Fkwaad.example', '/%2F%2Fkwaad.example'],
  ['/%5ckwaad.example', '/%5ckwaad.example'],
  [`${window.location.protocol}bedrijven`, '/bedrijven'],
  [`http://els:geheim@${window.location.host}/bedrijven`, '/bedrijven'],
  ['/bedrijven?terug=//kwaad.example#//kwaad.example', '/bedrijven?terug=//kwaad.example#//kwaad.example'],
])('returns the path of %s', (address, path) => {
  expect(portalPath(address)).toBe(path)
  expect(new URL(path, window.location.origin).origin).toBe(window.location.origin)
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
  '/\t/kwaad.example',
  '/\n/kwaad.example',
  '/\r\\kwaad.example',
  '/.//kwaad.example',
  './/kwaad.example',
  '/..//kwaad.example',
  '/./\\kwaad.example',
  '/%2e//kwaad.example',
  '/x/..//kwaad.example',
  'https:kwaad.example',
  'https:/kwaad.example',
  'blob:http://kwaad.example/x',
  'http://',
  '',
  null,
])('returns the fallback for %j, which is not in the portal', (address) => {
  expect(portalPath(address, '/bedrijven')).toBe('/bedrijven')
})
