import { expect, test } from 'vitest'

import { blockedDirectives } from './policy.ts'

const PORTAL = 'https://mijn.voorbeeld.nl'
const PAGE = 'https://www.voorbeeld.nl/pagina'

/** As in the documentation. */
const PLAIN = { hasNonce: false, integrity: '' }

const both = ['script-src', 'connect-src']

test.each<[string, string[]]>([
  ['', []],
  ["img-src 'self'", []],
  ["default-src 'self'", both],
  ["default-src 'none'; script-src https://mijn.voorbeeld.nl; connect-src https://mijn.voorbeeld.nl", []],
  ["default-src 'self' https://mijn.voorbeeld.nl", []],
  ["script-src 'self' https://mijn.voorbeeld.nl/", []],
  ["script-src mijn.voorbeeld.nl; connect-src 'self'", ['connect-src']],
  ['default-src *', []],
  ['default-src https:', []],
  ['default-src http:', []],
  ['default-src *.voorbeeld.nl', []],
  ['default-src *.mijn.voorbeeld.nl', both],
  ['default-src http://mijn.voorbeeld.nl', []],
  ['default-src https://mijn.voorbeeld.nl:8443', both],
  ['default-src https://mijn.voorbeeld.nl:*', []],
  ['default-src ws://mijn.voorbeeld.nl', both],
  ['DEFAULT-SRC HTTPS://MIJN.VOORBEELD.NL', []],
  ["script-src 'none'", ['script-src']],
  ["script-src 'nonce-abc'", ['script-src']],
])('the policy %j blocks %j', (policy, blocked) => {
  expect(blockedDirectives([policy], PORTAL, PAGE, PLAIN)).toEqual(blocked)
})

test('every policy must allow it', () => {
  expect(blockedDirectives(['default-src *', "connect-src 'self'"], PORTAL, PAGE, PLAIN)).toEqual([
    'connect-src',
  ])
})

test('a page of the portal itself is "self"', () => {
  expect(blockedDirectives(["default-src 'self'"], PORTAL, `${PORTAL}/website/`, PLAIN)).toEqual([])
})

test('a nonce on the script is one for its modules', () => {
  const policy = "script-src 'nonce-abc'"
  expect(blockedDirectives([policy], PORTAL, PAGE, { ...PLAIN, hasNonce: true })).toEqual([])
  expect(blockedDirectives([policy], PORTAL, PAGE, PLAIN)).toEqual(['script-src'])
})

test('with strict-dynamic the script needs a nonce or its hash, and no address counts', () => {
  const policy = `script-src 'nonce-abc' 'sha384-Abc=' 'strict-dynamic' ${PORTAL}`
  const blocked = (script: object) => blockedDirectives([policy], PORTAL, PAGE, { ...PLAIN, ...script })
  expect(blocked({})).toEqual(['script-src'])
  expect(blocked({ hasNonce: true })).toEqual([])
  expect(blocked({ integrity: 'sha256-Def= sha384-Abc=' })).toEqual([])
  expect(blocked({ integrity: 'sha384-Def=' })).toEqual(['script-src'])
})

test('a hash alone does not cover the modules', () => {
  const script = { ...PLAIN, integrity: 'sha384-Abc=' }
  expect(blockedDirectives(["script-src 'sha384-Abc='"], PORTAL, PAGE, script)).toEqual(['script-src'])
})
