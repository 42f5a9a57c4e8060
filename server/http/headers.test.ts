import { expect, test } from 'vitest'

import { parseConfig } from '../runtime/config.ts'
import { securityHeaders } from './headers.ts'

/** Where a page may send requests to, apart from to us. */
function connectionsOf(environment: NodeJS.ProcessEnv) {
  const policy = securityHeaders(parseConfig(environment))['content-security-policy']
  return /connect-src 'self' ?([^;]*)/.exec(policy!)![1]
}

test('a page may report errors where the operator says, and nowhere else', () => {
  expect(connectionsOf({})).toBe('')
  const address = 'https://abc123@errors.example.org:8443/sentry/7'
  expect(connectionsOf({ SENTRY_DSN: address })).toBe('https://errors.example.org:8443')
})
