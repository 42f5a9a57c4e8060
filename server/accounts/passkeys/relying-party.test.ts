import { expect, test } from 'vitest'

import { parseConfig } from '#server/platform/runtime/config.ts'
import { relyingPartyOf } from './relying-party.ts'

const settingsOf = (PUBLIC_URL: string, COOKIE_DOMAIN = '', WEBSITE_ORIGINS = 'https://www.voorbeeld.nl') =>
  parseConfig({ PUBLIC_URL, COOKIE_DOMAIN, WEBSITE_ORIGINS })

test.each([
  ['https://mijn.voorbeeld.nl', '', 'mijn.voorbeeld.nl'],
  ['https://mijn.voorbeeld.nl', 'voorbeeld.nl', 'voorbeeld.nl'],
  ['https://mijn.voorbeeld.nl', 'Voorbeeld.nl', 'voorbeeld.nl'],
  ['https://mijn.voorbeeld.nl:8443', '', 'mijn.voorbeeld.nl'],
  ['http://localhost:3000', '', 'localhost'],
  ['http://mijn.bw.localhost:3000', 'bw.localhost', 'bw.localhost'],
])('the passkeys of %s with the cookie domain "%s" are for %s', (url, cookieDomain, domain) => {
  expect(relyingPartyOf(settingsOf(url, cookieDomain), 'use').id).toBe(domain)
})

test.each([
  ['http://mijn.voorbeeld.nl', ''],
  ['http://mijn.voorbeeld.nl', 'voorbeeld.nl'],
  ['http://notlocalhost', ''],
  ['http://127.0.0.1:3000', ''],
  ['https://192.0.2.7', ''],
  ['https://[2001:db8::1]', ''],
  ['https://mijn.voorbeeld.nl', 'elders.nl'],
  ['https://mijnvoorbeeld.nl', 'voorbeeld.nl'],
])('%s with the cookie domain "%s" has none', (url, cookieDomain) => {
  expect(() => relyingPartyOf(settingsOf(url, cookieDomain), 'use')).toThrow(
    expect.objectContaining({ status: 409, code: 'PASSKEYS_UNAVAILABLE' }),
  )
})

test('pages of the website below the domain use them, over https, and never make them', () => {
  const origins =
    'https://www.voorbeeld.nl,http://oud.voorbeeld.nl,https://elders.nl,https://nietvoorbeeld.nl,https://192.0.2.7'
  const settings = settingsOf('https://mijn.voorbeeld.nl', 'voorbeeld.nl', origins)
  expect(relyingPartyOf(settings, 'use').origins).toEqual([
    'https://mijn.voorbeeld.nl',
    'https://www.voorbeeld.nl',
  ])
  expect(relyingPartyOf(settings, 'make').origins).toEqual(['https://mijn.voorbeeld.nl'])
  const alone = settingsOf('https://mijn.voorbeeld.nl', '', origins)
  expect(relyingPartyOf(alone, 'use').origins).toEqual(['https://mijn.voorbeeld.nl'])
})

test('without settings they are used at localhost, not at the number of the machine', () => {
  expect(relyingPartyOf(parseConfig({ PORT: '3000' }), 'make')).toEqual({
    id: 'localhost',
    origins: ['http://localhost:3000'],
  })
})
