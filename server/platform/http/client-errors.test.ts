import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'

import { expect, test } from 'vitest'

import { useBackEnd } from '../../../testing/harness/back-end.ts'

const backEnd = useBackEnd()

async function answerTo(request: string): Promise<{ head: string; body: string }> {
  const socket = connect(Number(new URL(backEnd.url).port), '127.0.0.1')
  await once(socket, 'connect')
  socket.write(request)
  const [head = '', body = ''] = (await text(socket)).split(/\r\n\r\n(.*)/s)
  return { head: head.toLowerCase(), body }
}

const cookies = (size: number) => `cookie: geheim=${'x'.repeat(size)}\r\n`
const host = 'host: mijn.beterwerk.example\r\nconnection: close\r\n'

test.each([
  ['what is not HTTP', 'geheim\r\n\r\n', 400],
  ['two lengths', `POST / HTTP/1.1\r\n${host}content-length: 1\r\ncontent-length: 2\r\n\r\ngeheim`, 400],
  [
    'a length and chunks',
    `POST / HTTP/1.1\r\n${host}content-length: 6\r\ntransfer-encoding: chunked\r\n\r\ngeheim`,
    400,
  ],
  ['no host', 'GET /geheim HTTP/1.1\r\nconnection: close\r\n\r\n', 400],
  ['a header of 70 kB', `GET / HTTP/1.1\r\n${host}${cookies(70_000)}\r\n`, 431],
  ['an API call with cookies of 20 kB', `GET /rest/login HTTP/1.1\r\n${host}${cookies(20_000)}\r\n`, 431],
  ['a page with cookies of 20 kB', `GET / HTTP/1.1\r\n${host}${cookies(20_000)}\r\n`, 431],
])('the response to %s has the security headers, and nothing of the request', async (_, request, status) => {
  const { head, body } = await answerTo(request)
  expect(head).toContain(`http/1.1 ${status} `)
  expect(head).toContain("default-src 'none'")
  expect(head).toContain('x-content-type-options: nosniff')
  expect(head).toContain('referrer-policy: ')
  expect(head).toContain('connection: close')
  expect(head + body).not.toContain('geheim')
  if (head.includes('text/html')) {
    expect(body).toContain('<h1>Er zijn te veel cookies</h1>')
    expect(head).toContain("script-src 'sha256-")
  } else
    expect(JSON.parse(body)).toMatchObject({
      responseObject: null,
      code: status === 431 ? 'HEADERS_TOO_LARGE' : 'BAD_REQUEST',
    })
})

test('the cookies of the portal at their largest, and files, are answered as usual', async () => {
  const client = backEnd.client()
  client.cookies.set('bw_state', 'x'.repeat(4_096))
  expect((await client.get('/rest/login')).status).toBe(200)
  client.cookies.set('andere', 'x'.repeat(20_000))
  expect((await client.get('/rest/login')).body).toMatchObject({
    code: 'HEADERS_TOO_LARGE',
    message: expect.stringContaining('te veel cookies'),
  })
  expect((await client.get('/robots.txt')).status).toBe(200)
})

test('the browser deletes all cookies when a page of the portal asks for it, and no other page', async () => {
  const client = backEnd.client()
  client.cookies.set('andere', 'x'.repeat(20_000))
  const answer = await client.delete('/rest/cookies')
  expect([answer.status, answer.headers.get('clear-site-data')]).toEqual([204, '"cookies"'])
  expect((await client.delete('/rest/cookies', { origin: 'https://elders.example' })).status).toBe(403)
})
