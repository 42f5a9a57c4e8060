import { createHook } from 'node:async_hooks'
import { availableParallelism } from 'node:os'

import { expect, onTestFinished, test } from 'vitest'

import { createPasswordHasher } from './password-hasher.ts'

function observeHashes() {
  const underWay = new Set<number>()
  let [most, total] = [0, 0]
  const hook = createHook({
    init(id, type) {
      if (type !== 'ARGON2REQUEST') return
      total++
      underWay.add(id)
      most = Math.max(most, underWay.size)
    },
    before: (id) => underWay.delete(id),
  }).enable()
  onTestFinished(() => void hook.disable())
  return { mostAtOnce: () => most, total: () => total }
}

const from = (ip: string, signal = new AbortController().signal) => ({ ip, signal })

function listDone(hasher = createPasswordHasher({ maxAtOnce: 1 })) {
  const done: string[] = []
  const hash = (name: string, ip: string, isKnownBrowser = false) =>
    hasher.verify(from(ip), name, undefined, { isKnownBrowser }).then(() => done.push(name))
  return { done, hash }
}

test('hashes two passwords at once at most, whatever asks for them', async () => {
  const { mostAtOnce } = observeHashes()
  const hasher = createPasswordHasher({ maxAtOnce: 2 })
  const requests = Array.from({ length: 6 }, (_, number) =>
    number % 2
      ? hasher.hash(from('192.0.2.1'), 'Welkom2026')
      : hasher.verify(from('192.0.2.1'), 'a', undefined),
  )
  await Promise.all(requests)
  expect(mostAtOnce()).toBe(2)
})

test('one processor stays free, and two threads', async () => {
  const { mostAtOnce } = observeHashes()
  const hasher = createPasswordHasher()
  await Promise.all(Array.from({ length: 6 }, () => hasher.hash(from('192.0.2.1'), 'Welkom2026')))
  expect(mostAtOnce()).toBe(Math.max(1, Math.min(2, availableParallelism() - 1)))
})

test('with too many waiting, the last is refused with 503 and told when to try again', async () => {
  const hasher = createPasswordHasher({ maxAtOnce: 1, maxLength: 3 })
  const requests = Array.from({ length: 6 }, () => hasher.hash(from('192.0.2.1'), 'Welkom2026'))
  const outcomes = await Promise.allSettled(requests)
  expect(outcomes.map(({ status }) => status)).toEqual([
    ...Array(4).fill('fulfilled'),
    ...Array(2).fill('rejected'),
  ])
  expect(outcomes[4]).toMatchObject({
    reason: {
      status: 503,
      retryAfter: 5,
      problems: { message: 'Het is nu erg druk. Wacht een paar tellen en probeer het dan opnieuw.' },
    },
  })
})

test('a flood from one address neither delays nor displaces the first request of another', async () => {
  const { done, hash } = listDone(createPasswordHasher({ maxAtOnce: 1, maxLength: 3 }))
  const flood = ['f1', 'f2', 'f3', 'f4'].map((name, index) => hash(name, `2001:db8::${index + 1}`))
  const displaced = expect(flood[3]).rejects.toMatchObject({ status: 503 })
  await Promise.all([...flood.slice(0, 3), hash('other', '192.0.2.7'), displaced])
  expect(done).toEqual(['f1', 'f2', 'other', 'f3'])
})

test('a known browser comes before many unknown ones', async () => {
  const { done, hash } = listDone()
  const unknown = ['192.0.2.1', '192.0.2.2', '192.0.2.3'].map((ip) => hash(ip, ip))
  await Promise.all([...unknown, hash('known', '192.0.2.4', true)])
  expect(done).toEqual(['192.0.2.1', 'known', '192.0.2.2', '192.0.2.3'])
})

test('skips a password whose client closed the connection', async () => {
  const { total } = observeHashes()
  const hasher = createPasswordHasher({ maxAtOnce: 1 })
  const leaving = new AbortController()
  const first = hasher.hash(from('192.0.2.1'), 'a')
  const second = hasher.hash(from('192.0.2.1', leaving.signal), 'b')
  leaving.abort()
  await expect(second).rejects.toMatchObject({ status: 499 })
  expect(await first).toContain('argon2id')
  await hasher.hash(from('192.0.2.1'), 'c')
  expect(total()).toBe(2)
})
