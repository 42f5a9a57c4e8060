import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { getLoginStatus, logIn } from '#shared/api/accounts/session.ts'
import { countChange, numChanges } from '#shared/api/basics/store.ts'
import { signIn, signOut } from '#shared/session/store.ts'
import { useBackEnd } from '../../testing/harness/back-end.ts'
import { loadAhead, takeLoaded } from './store.ts'

useBackEnd()

// Only the clock of the age: the requests of these tests need real timers.
beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }))
afterEach(() => void vi.useRealTimers())

const source = {}
const load = vi.fn(() => Promise.resolve('later'))
afterEach(() => {
  load.mockClear()
  takeLoaded(source, '', () => undefined)
})

const ahead = (key: string, data: Promise<string> = Promise.resolve('ahead')) =>
  loadAhead(source, key, () => data)
const take = (key: string) => takeLoaded(source, key, load)

test('data that were loaded ahead are taken once', async () => {
  ahead('/gegevens')
  expect(await take('/gegevens')).toBe('ahead')
  expect(await take('/gegevens')).toBe('later')
})

test('data are loaded ahead once, until they are taken', async () => {
  ahead('/gegevens', Promise.resolve('first'))
  ahead('/gegevens', Promise.resolve('second'))
  expect(await take('/gegevens')).toBe('first')
})

test('those of another address are not taken', async () => {
  ahead('/bedrijven/1/info')
  expect(await take('/bedrijven/2/info')).toBe('later')
})

test('they are loaded again after three seconds', async () => {
  ahead('/gegevens')
  vi.advanceTimersByTime(2_999)
  expect(await take('/gegevens')).toBe('ahead')
  ahead('/gegevens')
  vi.advanceTimersByTime(3_000)
  expect(await take('/gegevens')).toBe('later')
})

const rejected = () => Promise.reject(new Error('no connection'))

test.each([
  ['an error', rejected],
  ['an error of data that the page waits for', () => ({ list: rejected() })],
  [
    'an error that is thrown at once',
    () => {
      throw new Error('no code')
    },
  ],
])('they are loaded again after %s', async (_name, failing) => {
  loadAhead(source, '/gegevens', failing)
  await wait(0)
  expect(await take('/gegevens')).toBe('later')
})

test('they are loaded again when a request that changes something began or ended since', async () => {
  ahead('/gegevens')
  countChange()
  expect(await take('/gegevens')).toBe('later')
})

test('such a request is counted at its beginning and its end, one that reads is not', async () => {
  const before = numChanges()
  const login = logIn({ username: 'els@smederij.nl', password: 'verkeerd', code: '' })
  expect(await login.catch(() => 'refused')).toBe('refused')
  expect(numChanges()).toBe(before + 2)
  await getLoginStatus()
  expect(numChanges()).toBe(before + 2)
})

test('they are loaded again for another user', async () => {
  ahead('/gegevens')
  const user = { fullName: 'Els de Smid', personRoles: ['BW_USER' as const], id: 7 }
  await signIn({ ...user, loggedIn: true, cookieExpiration: new Date(Date.now() + 3_600_000).toISOString() })
  expect(await take('/gegevens')).toBe('later')
  await signOut()
})
