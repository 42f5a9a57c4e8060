import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import ky from 'ky'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { UserFacingError } from '#shared/api/basics/errors.ts'
import { LoadError } from '#shared/federation/remote-routes.ts'
import { isRefusal } from './is-refusal.ts'

const server = createServer(({ url = '' }, response) => response.writeHead(Number(url.slice(1))).end())
beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening')
})
afterAll(() => server.close())

const requestError = (status: number): Promise<unknown> =>
  ky(`http://127.0.0.1:${(server.address() as AddressInfo).port}/${status}`, { retry: 0 }).catch(
    (error: unknown) => error,
  )
const toLoadError = (cause: unknown) =>
  new LoadError('Overzicht van bedrijven kan niet geladen worden', { cause })

test.each([400, 401, 403, 404, 409, 422, 429])('a response with status %i is a refusal', async (status) => {
  expect(isRefusal(await requestError(status))).toBe(true)
  expect(isRefusal(toLoadError(await requestError(status)))).toBe(true)
})

test.each([500, 502, 503])('a response with status %i is an error', async (status) => {
  expect(isRefusal(await requestError(status))).toBe(false)
  expect(isRefusal(toLoadError(await requestError(status)))).toBe(false)
})

test('an unknown path and an error with a message for the user are refusals', () => {
  expect(isRefusal({ status: 404, statusText: '', internal: false, data: '' })).toBe(true)
  expect(isRefusal(new UserFacingError('Log opnieuw in.'))).toBe(true)
})

test.each([new Error('x'), toLoadError(new TypeError('x')), 'x', null, undefined])(
  '%s is an error',
  (error) => {
    expect(isRefusal(error)).toBe(false)
  },
)
