import { expect, test } from 'vitest'

import { createToken, hashToken } from './token.ts'

test('a token has 256 bits, is URL-safe and unique', () => {
  const tokens = Array.from({ length: 100 }, createToken)
  for (const token of tokens) expect(token).toMatch(/^[\w-]{43}$/)
  expect(new Set(tokens).size).toBe(100)
})

test('stores only a hash of the token', () => {
  expect(hashToken('abc').toString('hex')).toBe(
    'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
  )
})
