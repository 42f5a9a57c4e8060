import { expect, test } from 'vitest'

import { commonDomain } from './common-domain.ts'

test.each([
  ['www.voorbeeld.nl', 'mijn.voorbeeld.nl', 'voorbeeld.nl'],
  ['voorbeeld.nl', 'mijn.voorbeeld.nl', 'voorbeeld.nl'],
  ['mijn.voorbeeld.nl', 'voorbeeld.nl', 'voorbeeld.nl'],
  ['www.bw.localhost', 'mijn.bw.localhost', 'bw.localhost'],
  ['mijn.voorbeeld.nl', 'mijn.voorbeeld.nl', ''],
  ['localhost', 'localhost', ''],
  ['127.0.0.1', '127.0.0.1', ''],
  ['www.voorbeeld.nl', 'mijn.elders.nl', undefined],
  ['voorbeeld.nl', 'elders.nl', undefined],
  ['10.0.0.1', '10.1.0.1', undefined],
  ['localhost', '127.0.0.1', undefined],
])('%s and %s share the domain %s', (page, portal, domain) => {
  expect(commonDomain(page, portal)).toBe(domain)
})
