import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { sessionStore } from '#shared/session/store.ts'
import { page, useBackEnd } from '../testing/harness/back-end.ts'
import { useNetwork } from '../testing/harness/network.ts'
import { logInPage, openPage } from '../testing/harness/open-page.tsx'
import { CHECK_SESSION_MS, checkSession } from './check-session.ts'

const backEnd = useBackEnd()
const connection = useNetwork(backEnd)
let stop: () => void

beforeEach(async () => {
  await backEnd.createPerson({ email: 'els@smederij.nl' })
  await openPage('/bedrijven', { as: 'els@smederij.nl' })
  await screen.findByRole('heading', { level: 1, name: 'Mijn bedrijven' })
  // What the page still asks for would count as use.
  await page?.settle()
  // Requests keep their real timers.
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] })
  stop = checkSession()
})
afterEach(() => {
  stop()
  vi.useRealTimers()
})

const unusedFor = (minutes: number) =>
  backEnd.sql`update session set last_used_at = now() - make_interval(mins => ${minutes}::int)`
const isUsed = async () =>
  (await backEnd.sql`select last_used_at > now() - interval '1 hour' as is_used from session`)[0]?.is_used
const isLoggedIn = () => sessionStore.getState().user.isLoggedIn
const pass = () => vi.advanceTimersByTime(CHECK_SESSION_MS)

test('a page that is left alone does not keep the session open, and shows its end', async () => {
  await unusedFor(100)
  const asked = vi.spyOn(globalThis, 'fetch')
  pass()
  await expect.poll(() => asked).toHaveBeenCalledOnce()
  await asked.mock.results[0]!.value
  expect(await isUsed()).toBe(false)
  expect(isLoggedIn()).toBe(true)

  await unusedFor(481)
  pass()
  await expect.poll(isLoggedIn).toBe(false)
  vi.useRealTimers()
  expect(await screen.findByText(/^Je deed een tijd niets/)).toBeTruthy()
  asked.mockRestore()
})

test('typing keeps the session open', async () => {
  await unusedFor(100)
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'a', bubbles: true }))
  pass()
  await expect.poll(isUsed).toBe(true)
  expect(isLoggedIn()).toBe(true)
})

test('an answer about a session that has ended does not end the login that came after it', async () => {
  await backEnd.endSessions()
  const asked = vi.spyOn(globalThis, 'fetch')
  let numQuestions = 0
  const isFirst = vi.fn(({ url }: Request) => url.endsWith('/rest/login') && numQuestions++ === 0)
  const deliver = connection.holdResponses(isFirst)
  pass()
  await expect.poll(() => isFirst).toHaveReturnedWith(true)
  await logInPage('els@smederij.nl')
  deliver()
  await asked.mock.results[0]!.value
  await new Promise((resolve) => setTimeout(resolve))
  expect(isLoggedIn()).toBe(true)
  asked.mockRestore()
})
