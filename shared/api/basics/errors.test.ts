import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { responseOf } from '#shared/domain/basics/response.ts'
import { api } from './client.ts'
import { messageFor } from './errors.ts'
import { setPortalOrigin } from './store.ts'

const UNAVAILABLE = 'Applicatie is tijdelijk niet beschikbaar, probeer het later nog eens.'
const UNEXPECTED = 'De applicatie heeft een onverwachte fout gegeven, probeer het later nog eens.'

const json = { 'content-type': 'application/json' }
/** From a proxy, a broken server or a stranger instead of the API. */
const answers: Record<string, (response: ServerResponse) => unknown> = {
  '/rest/html': (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html>'),
  '/rest/cut-off': (response) => response.writeHead(200, json).end('{"responseObject":{"id"'),
  '/rest/shape': (response) => response.writeHead(200, json).end('{"responseObject":{"id":"7"}}'),
  '/rest/empty': (response) => response.writeHead(204).end(),
  '/rest/reset': (response) => {
    response.writeHead(200, { ...json, 'content-length': '1000' }).write('{')
    setImmediate(() => response.destroy())
  },
  '/rest/gone': (response) => response.destroy(),
  '/rest/500': (response) => response.writeHead(500, { 'content-type': 'text/html' }).end('<h1>Error</h1>'),
  '/rest/502': (response) => response.writeHead(502).end(),
  '/rest/503': (response) => response.writeHead(503, json).end('{"message":"x"'),
}
const server = createServer((request, response) => answers[request.url!]!(response))

beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening')
  setPortalOrigin(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
})
afterAll(() => {
  server.close()
  setPortalOrigin('')
})

const messageOf = async (path: string) =>
  messageFor(
    await api
      .get(path)
      .json(responseOf(v.object({ id: v.number() })))
      .then(() => expect.fail('the response was accepted'))
      .catch((error: unknown) => error),
    'Bedrijf aanmaken niet gelukt',
  )

test.each(['500', '502', '503', 'gone'])(
  'an answer %s has the sentence that the portal is not available',
  async (path) => {
    expect(await messageOf(path)).toEqual({ title: 'Bedrijf aanmaken niet gelukt', detail: UNAVAILABLE })
  },
)

test.each(['html', 'cut-off', 'shape', 'empty', 'reset'])(
  'an answer that is %s is not accepted, and has a message',
  async (path) => {
    const { title, detail } = await messageOf(path)
    expect(title).toBe('Bedrijf aanmaken niet gelukt')
    expect([undefined, UNAVAILABLE, UNEXPECTED]).toContain(detail)
  },
)
