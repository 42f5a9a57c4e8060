import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { gunzipSync } from 'node:zlib'

// Speaks the protocol of Sentry's envelopes: a line of headers, and per item a line of headers and its payload, which is
// as long as `length` says, or ends with the line. Source: develop.sentry.dev/sdk/foundations/transport/envelopes.

type Json = Record<string, unknown>
type Item = { type: string; payload: Json }
type Exception = {
  type: string
  value: string
  stacktrace?: { frames: { filename: string; lineno: number }[] }
}

const CORS = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' }
const NEWLINE = 10

function parseEnvelope(bytes: Buffer): Item[] {
  let at = 0
  function take(length = bytes.indexOf(NEWLINE, at) - at): Buffer {
    const end = length < 0 ? bytes.length : at + length
    const taken = bytes.subarray(at, end)
    at = end + 1
    return taken
  }
  const parse = (json: Buffer) => JSON.parse(json.toString()) as Json
  parse(take())
  const items: Item[] = []
  while (at < bytes.length) {
    const { type, length } = parse(take()) as { type: string; length?: number }
    items.push({ type, payload: parse(take(length)) })
  }
  return items
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const body = await buffer(request)
  return request.headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body
}

export async function startSentryReceiver() {
  const envelopes: string[] = []
  const items: Item[] = []
  const headers: string[] = []

  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost')
    if (request.method === 'OPTIONS') return response.writeHead(204, CORS).end()
    const isEnvelope = request.method === 'POST' && pathname === '/api/7/envelope/'
    if (!isEnvelope || searchParams.get('sentry_key') !== 'key') return response.writeHead(404, CORS).end()
    const body = await bodyOf(request)
    envelopes.push(body.toString())
    headers.push(JSON.stringify(request.headers))
    const received = parseEnvelope(body)
    items.push(...received)
    response.writeHead(200, { ...CORS, 'content-type': 'application/json' })
    return response.end(JSON.stringify({ id: received[0]?.payload.event_id }))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo

  const payloads = (type: string) => items.filter((item) => item.type === type).map(({ payload }) => payload)
  return {
    dsn: `http://key@127.0.0.1:${port}/7`,
    origin: `http://127.0.0.1:${port}`,
    /** All requests with their headers, as text to search in. */
    everything: () => [...envelopes, ...headers].join('\n'),
    types: () => [...new Set(items.map(({ type }) => type))].sort(),
    /** The causes of each reported error, the first cause first. */
    errors: () => payloads('event').map(({ exception }) => (exception as { values: Exception[] }).values),
    events: () => payloads('event'),
    transactions: () => payloads('transaction'),
    clear() {
      for (const list of [envelopes, items, headers]) list.length = 0
    },
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
