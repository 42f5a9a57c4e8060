import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { fetchPage } from './fetch-page.ts'

let asked: string[] = []
let origin = ''
let elsewhere = ''

const answers: Record<string, RequestListener> = {
  '/page'(_, response) {
    response.setHeader('content-security-policy', "default-src 'self', script-src https://mijn.example")
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end('<p>Één pagina</p>')
  },
  '/latin'(_, response) {
    response.writeHead(200, { 'content-type': 'text/html; charset=ISO-8859-1' })
    response.end(Buffer.from('<p>\u00c9\u00e9n</p>', 'latin1'))
  },
  '/unknown-charset'(_, response) {
    response.writeHead(404, { 'content-type': 'text/html; charset=none' }).end('<p>Weg</p>')
  },
  '/moved': (_, response) => response.writeHead(301, { location: '/page' }).end(),
  '/out': (_, response) => response.writeHead(302, { location: `${elsewhere}/page` }).end(),
  '/round': (_, response) => response.writeHead(302, { location: '/round' }).end(),
  '/picture': (_, response) => response.writeHead(200, { 'content-type': 'image/png' }).end('x'),
  '/endless'(_, response) {
    response.writeHead(200, { 'content-type': 'text/html' })
    const write = () => !response.destroyed && response.write('x'.repeat(100_000), () => setImmediate(write))
    write()
  },
  '/silent': () => undefined,
}

async function serve() {
  const server = createServer((request, response) => {
    asked.push(`${request.headers.host}${request.url} ${request.headers.cookie ?? ''}`.trim())
    answers[request.url!]!(request, response)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { server, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

beforeAll(async () => {
  const [website, other] = await Promise.all([serve(), serve()])
  origin = website.origin
  elsewhere = other.origin
  afterAll(() => {
    for (const { server } of [website, other]) {
      server.close()
      server.closeAllConnections()
    }
  })
})

const fetched = (path: string, signal = new AbortController().signal) => {
  asked = []
  return fetchPage(origin + path, [origin], signal)
}

test('returns the page as it came, with its policy', async () => {
  expect(await fetched('/page')).toEqual({
    outcome: 'FETCHED',
    address: `${origin}/page`,
    status: 200,
    html: '<p>Één pagina</p>',
    policy: "default-src 'self', script-src https://mijn.example",
  })
  expect((await fetched('/latin')).html).toBe('<p>Één</p>')
  expect(await fetched('/unknown-charset')).toMatchObject({ status: 404, html: '<p>Weg</p>' })
})

test('follows redirects within the website only, and not for ever', async () => {
  expect(await fetched('/moved')).toMatchObject({ outcome: 'FETCHED', address: `${origin}/page` })
  expect(await fetched('/out')).toMatchObject({ outcome: 'UNKNOWN_WEBSITE', address: `${elsewhere}/page` })
  expect(asked).toEqual([`${origin.slice(7)}/out`])
  expect((await fetched('/round')).outcome).toBe('UNREACHABLE')
  expect(asked).toHaveLength(4)
})

test('asks no other site', async () => {
  asked = []
  const page = await fetchPage(`${elsewhere}/page`, [origin], new AbortController().signal)
  expect(page).toMatchObject({ outcome: 'UNKNOWN_WEBSITE', html: '' })
  expect(asked).toEqual([])
})

test('reads nothing but HTML, and no more than a million bytes', async () => {
  expect(await fetched('/picture')).toMatchObject({ outcome: 'NO_PAGE', status: 200, html: '' })
  expect((await fetched('/endless')).html).toHaveLength(1_000_000)
})

test('ends when whoever asked has gone, and when nobody is there', async () => {
  expect((await fetched('/silent', AbortSignal.timeout(50))).outcome).toBe('UNREACHABLE')
  const gone = 'http://127.0.0.1:9'
  expect((await fetchPage(gone, [gone], new AbortController().signal)).outcome).toBe('UNREACHABLE')
})
