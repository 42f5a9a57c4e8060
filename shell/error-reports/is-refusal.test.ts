import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import ky from 'ky'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { UserFacingError } from '#shared/api/errors.ts'
import { LoadError } from '#shared/federation/remote-routes.ts'
import { isRefusal } from './is-refusal.ts'

/** Answers with the status it is asked for. */
const server = createServer(({ url = '' }, response) => response.writeHead(Number(url.slice(1))).end())
beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening')
})
afterAll(() => server.close())

const answered = (status: number): Promise<unknown> =>
  ky(`http://127.0.0.1:${(server.address() as AddressInfo).port}/${status}`, { retry: 0 }).catch(
    (error: unknown) => error,
  )
const loading = (cause: unknown) =>
  new LoadError('Overzicht van bedrijven kan niet geladen worden', { cause })

test.each([400, 401, 403, 404, 409, 422, 429])('a call refused with %i is a refusal', async (status) => {
  expect(isRefusal(await answered(status))).toBe(true)
  expect(isRefusal(loading(await answered(status)))).toBe(true)
})

test.each([500, 502, 503])('a call that failed with %i is an error', async (status) => {
  expect(isRefusal(await answered(status))).toBe(false)
  expect(isRefusal(loading(await answered(status)))).toBe(false)
})

test('a path that leads nowhere is a refusal, and so is what was explained to the visitor', () => {
  expect(isRefusal({ status: 404, statusText: '', internal: false, data: '' })).toBe(true)
  expect(isRefusal(new UserFacingError('Log opnieuw in.'))).toBe(true)
})

test.each([new Error('x'), loading(new TypeError('x')), 'x', null, undefined])('%s is an error', (error) => {
  expect(isRefusal(error)).toBe(false)
})
