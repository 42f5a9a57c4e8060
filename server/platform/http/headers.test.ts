import { expect, test } from 'vitest'

import { parseConfig } from '../runtime/config.ts'
import { securityHeaders } from './headers.ts'

function connectionsOf(environment: NodeJS.ProcessEnv) {
  const policy = securityHeaders(parseConfig(environment))['content-security-policy']
  return /connect-src 'self' ?([^;]*)/.exec(policy!)![1]
}

test.each([
  [{ PUBLIC_URL: 'http://mijn.beterwerk.example' }, undefined],
  [{ PUBLIC_URL: 'https://mijn.beterwerk.example' }, 'max-age=63072000'],
  [
    { PUBLIC_URL: 'https://mijn.beterwerk.example', HSTS_SUBDOMAINS: '1' },
    'max-age=63072000; includeSubDomains',
  ],
])('with %o browsers use https: %s', (environment, value) => {
  expect(securityHeaders(parseConfig(environment))['strict-transport-security']).toBe(value)
})

test('a page may report errors to the configured address only', () => {
  expect(connectionsOf({})).toBe('')
  const address = 'https://abc123@errors.example.org:8443/sentry/7'
  expect(connectionsOf({ SENTRY_DSN: address })).toBe('https://errors.example.org:8443')
})
