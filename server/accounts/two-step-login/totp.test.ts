import { URI } from 'otpauth'
import { expect, test } from 'vitest'

import { createSecret, describeSecret, isAppCode, stepOf } from './totp.ts'

// Source: RFC 6238, appendix B; the last six of its eight digits.
const secret = Buffer.from('12345678901234567890')

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('at %i s, the code of the standard is %s', (seconds, code) => {
  expect(stepOf(secret, code, seconds * 1000)).toBe(Math.floor(seconds / 30))
})

const START_MS = 1_111_111_110_000
const CODE = '050471'

test.each([
  ['half a minute ahead, at its start', -30_000],
  ['half a minute ahead, at its end', -1],
  ['of now, at its start', 0],
  ['of now, at its end', 29_999],
  ['half a minute behind, at its start', 30_000],
  ['half a minute behind, at its end', 59_999],
])('accepts a code %s', (_, drift) => {
  expect(stepOf(secret, CODE, START_MS + drift)).toBe(START_MS / 30_000)
})

test.each([-90_000, -60_000, -30_001, 60_000, 90_000])('refuses a code that differs %i ms', (drift) => {
  expect(stepOf(secret, CODE, START_MS + drift)).toBeUndefined()
})

test.each(['', '05047', '0504711', 'abcdef', '05047a'])('refuses the code "%s"', (code) => {
  expect(stepOf(secret, code, START_MS)).toBeUndefined()
})

test('tells codes of an app from recovery codes', () => {
  expect([CODE, '12345', '1234567', 'abcdefgh23456789'].map(isAppCode)).toEqual([true, false, false, false])
})

test('a secret has 160 random bits, and the address of the app contains it, the product and the account', () => {
  const bytes = createSecret()
  expect(bytes).toHaveLength(20)
  expect(createSecret()).not.toEqual(bytes)
  const { secret, uri } = describeSecret(bytes, { issuer: 'Beterwerk', label: 'els+test@smederij.nl' })
  const app = URI.parse(uri)
  expect(app).toMatchObject({ issuer: 'Beterwerk', label: 'els+test@smederij.nl' })
  expect(app).toMatchObject({ algorithm: 'SHA1', digits: 6, period: 30 })
  expect(app.secret.base32).toBe(secret)
  expect(stepOf(bytes, app.generate({ timestamp: START_MS }), START_MS)).toBe(START_MS / 30_000)
})
