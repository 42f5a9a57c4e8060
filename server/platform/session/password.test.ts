import { expect, test } from 'vitest'

import { hashPassword, needsRehash, verifyPassword } from './password.ts'

test('verifies the exact password only', async () => {
  const hash = await hashPassword(' Lasser26 é')
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[^$]{22}\$[^$]{43}$/)
  expect(await verifyPassword(' Lasser26 é', hash)).toBe(true)
  expect(await verifyPassword('Lasser26 é', hash)).toBe(false)
  expect(await verifyPassword(' lasser26 é', hash)).toBe(false)
  expect(await verifyPassword('', hash)).toBe(false)
})

test('every character of the longest password counts', { tags: ['deep'] }, async () => {
  const longest = `Aa1${'x'.repeat(252)}`
  const hash = await hashPassword(longest)
  expect(await verifyPassword(longest, hash)).toBe(true)
  // bcrypt would ignore everything after 72 bytes.
  for (const length of [64, 72, 73, 254])
    expect(await verifyPassword(longest.slice(0, length), hash)).toBe(false)
})

test('hashes the same password differently each time', async () => {
  expect(await hashPassword('Welkom2026')).not.toBe(await hashPassword('Welkom2026'))
})

test('verifies a hash of another implementation with other costs', { tags: ['deep'] }, async () => {
  // From the test suite of the reference implementation in C.
  const hash = '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc'
  expect(await verifyPassword('password', hash)).toBe(true)
  expect(await verifyPassword('passwore', hash)).toBe(false)
})

test('a hash at other costs must be renewed', async () => {
  expect(needsRehash(await hashPassword('Vonkenregen2026'))).toBe(false)
  for (const costs of ['m=8,t=1,p=1', 'm=19456,t=1,p=1', 'm=19456,t=2,p=2'])
    expect(
      needsRehash(`$argon2id$v=19$${costs}$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc`),
    ).toBe(true)
})

test('throws for a hash of another algorithm', async () => {
  await expect(verifyPassword('Welkom2026', '$2b$12$abcdefghijklmnopqrstuv')).rejects.toThrow('PHC')
})

test('takes as much work without a hash as with one', async () => {
  const hash = await hashPassword('Welkom2026')
  /** Processor time, in microseconds: other processes on the machine take the clock's, and none of this one's. */
  async function work(tried?: string): Promise<number> {
    const start = process.cpuUsage()
    for (let attempt = 0; attempt < 5; attempt++)
      expect(await verifyPassword('Welkom2027', tried)).toBe(false)
    const { user, system } = process.cpuUsage(start)
    return user + system
  }
  await work(hash)
  const ratio = (await work(undefined)) / (await work(hash))
  expect(ratio).toBeGreaterThan(1 / 3)
  expect(ratio).toBeLessThan(3)
})
