import { beforeAll, expect, test } from 'vitest'

import { configurePage } from '../../testing/harness/configure-page.ts'
import { pathTemplate, scrubAddress, scrubMessage } from './scrub.ts'

beforeAll(configurePage)

test.each([
  ['/', '/'],
  ['/bedrijven', '/bedrijven'],
  ['/bedrijven/7/checks', '/bedrijven/:id/checks'],
  ['/bedrijven/:id/checks', '/bedrijven/:id/checks'],
  ['/gegevens/wachtwoord-wijzigen', '/gegevens/wachtwoord-wijzigen'],
  ['/rest/companies/12/company-records/3', '/rest/companies/:id/company-records/:id'],
  ['/geen-toegang', '/geen-toegang'],
  ['/wachtwoord-resetten/dGhpcyBpcyBhIHRva2Vu', '/:unknown'],
  ['/bedrijven/externalId/onlylowercaselettersthatarealltogethertoomany', '/bedrijven/:id/:id'],
  ['/bedrijven/els%40smederij.nl', '/bedrijven/:id'],
  ['/bedrijven/Smederij', '/bedrijven/:id'],
  ['/els-de-smid', '/:unknown'],
  ['/:unknown', '/:unknown'],
])('reports the path %s as %s', (path, expected) => {
  expect(pathTemplate(path)).toBe(expected)
})

test.each([
  ['http://localhost:8080/main.1a2b3c4d.js', 'http://localhost:8080/main.1a2b3c4d.js'],
  [
    'https://elders.nl/remotes/companies/41.1a2b3c4d.js?again=17',
    'https://elders.nl/remotes/companies/41.1a2b3c4d.js',
  ],
  ['/figtree-latin-wght-normal.1a2b3c4d.woff2', '/figtree-latin-wght-normal.1a2b3c4d.woff2'],
  ['http://localhost:8080/inloggen?redirect=/bedrijven/7#x', 'http://localhost:8080/inloggen'],
  ['https://els:geheim@elders.nl/rest/login', 'https://elders.nl/rest/login'],
  ['/rest/companies/7?search=smid', '/rest/companies/:id'],
  ['chrome-extension://abcdef/els.js', 'chrome-extension:'],
  ['data:text/javascript,els', 'data:'],
  ['http://[', ':unknown'],
])('reports the address %s as %s', (address, expected) => {
  expect(scrubAddress(address)).toBe(expected)
})

test.each([
  ['the remote companies is not available', 'the remote companies is not available'],
  ['no answer within 8000 ms', 'no answer within 8000 ms'],
  [
    "Cannot read properties of undefined (reading 'name')",
    "Cannot read properties of undefined (reading 'name')",
  ],
  [
    'Minified React error #418; visit https://react.dev/errors/418?args[]=Els for the full message',
    'Minified React error #418; visit https://react.dev/:unknown for the full message',
  ],
  [
    'Request failed with status code 500 Internal Server Error: POST http://localhost:8080/rest/companies/7?naam=Els',
    'Request failed with status code 500 Internal Server Error: POST http://localhost:8080/rest/companies/:id',
  ],
  [
    'Failed to fetch dynamically imported module: http://127.0.0.1:54321/remotes/companies/remoteEntry.js?again=1790000000000',
    'Failed to fetch dynamically imported module: http://127.0.0.1:54321/remotes/companies/remoteEntry.js',
  ],
  [
    'Invalid type: Expected number but received "Els de Smid"',
    'Invalid type: Expected number but received […]',
  ],
  [`Unexpected token 'E', "Els de Smid" is not valid JSON`, `Unexpected token 'E', […] is not valid JSON`],
  [
    "Failed to execute 'querySelector': 'Els de Smid' is not a valid selector",
    "Failed to execute 'querySelector': […] is not a valid selector",
  ],
  ['`Els` is not allowed', '[…] is not allowed'],
  ['mail to els.de.smid+1@smederij.nl failed', 'mail to […] failed'],
  ['email=els%40smederij.nl', '[…]'],
  ['at /bedrijven/7/checks there is nothing', 'at /bedrijven/:id/checks there is nothing'],
  ['opened inloggen?redirect=/bedrijven/7', 'opened inloggen[…]'],
  ['the key q3vX0mD8sPz1Lk7Jt5Yh is used', 'the key […] is used'],
  [`the key ${'abcdefghij'.repeat(5)} is used`, 'the key […] is used'],
  ['call 06 1234 5678 or 030-1234567', 'call […] or […]'],
  ['x '.repeat(400), 'x '.repeat(150)],
])('reports the message %j as %j', (message, expected) => {
  expect(scrubMessage(message)).toBe(expected)
})
