import { expect, test } from 'vitest'

import { hashPassword, verifyPassword } from './password.ts'

test('only the password itself verifies, to the letter', async () => {
  const hash = await hashPassword(' Lasser26 é')
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[^$]{22}\$[^$]{43}$/)
  expect(await verifyPassword(' Lasser26 é', hash)).toBe(true)
  expect(await verifyPassword('Lasser26 é', hash)).toBe(false)
  expect(await verifyPassword(' lasser26 é', hash)).toBe(false)
  expect(await verifyPassword('', hash)).toBe(false)
})

test('the same password never gives the same hash', async () => {
  expect(await hashPassword('Welkom2026')).not.toBe(await hashPassword('Welkom2026'))
})

test('a hash of another implementation, with other costs, verifies', async () => {
  // From the test suite of the reference implementation in C.
  const hash = '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc'
  expect(await verifyPassword('password', hash)).toBe(true)
  expect(await verifyPassword('passwore', hash)).toBe(false)
})

test('what is not a hash of argon2id fails instead of answering', async () => {
  await expect(verifyPassword('Welkom2026', '$2b$12$abcdefghijklmnopqrstuv')).rejects.toThrow('PHC')
})

test('nobody takes as long as somebody', async () => {
  const hash = await hashPassword('Welkom2026')
  const timeOf = async (tried?: string) => {
    const start = performance.now()
    for (let round = 0; round < 5; round++) expect(await verifyPassword('Welkom2027', tried)).toBe(false)
    return performance.now() - start
  }
  await timeOf(hash)
  const ratio = (await timeOf(undefined)) / (await timeOf(hash))
  expect(ratio).toBeGreaterThan(1 / 3)
  expect(ratio).toBeLessThan(3)
})
