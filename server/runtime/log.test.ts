import { spawn } from 'node:child_process'
import { once } from 'node:events'

import { expect, test } from 'vitest'

import { useOwnBackEnd } from '../../testing/harness/back-end.ts'
import { PASSWORD } from '../../testing/harness/client.ts'

const backEnd = useOwnBackEnd()

test('logs a login and a reset without personal data', async () => {
  await backEnd.createPerson({ email: 'els@smederij.nl', firstName: 'Els' })
  const client = backEnd.client()
  await client.login('els@smederij.nl')
  await client.post('/rest/login', { username: 'els@smederij.nl', password: 'Verkeerd1' })
  await client.post('/rest/password/forgot-password', { email: 'els@smederij.nl' })
  await client.get('/rest/password/reset-password-possible?token=een-geheim-token')
  await client.get('/wachtwoord-resetten?token=een-geheim-token')
  await client.get('/rest/nergens/els@smederij.nl')
  await client.post('/rest/login', {}, { origin: 'https://elders.nl/?els@smederij.nl' })
  await expect.poll(() => backEnd.log).toContain('"status":403')

  const lines = backEnd.log
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  expect(lines).toContainEqual({
    level: 30,
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    reqId: expect.stringMatching(/^[\da-f-]{36}$/),
    method: 'POST',
    route: '/rest/login',
    status: 200,
    ms: expect.any(Number),
    msg: 'request',
  })
  const session = client.cookies.get('bw_session')
  for (const secret of [PASSWORD, 'Verkeerd1', 'els@', 'Els', 'geheim', session!]) {
    expect(backEnd.log).not.toContain(secret)
  }
  expect(backEnd.log).not.toMatch(/127\.0\.0\.1(?!:\d+"}\n)/)
})

/** Runs `body`, the body of an async function of `log`, in a process of its own. Returns its output in chunks. */
async function logged(body: string): Promise<string[]> {
  const program = `
    const { createLogger } = await import(${JSON.stringify(import.meta.resolve('./log.ts'))})
    const pause = (time) => new Promise((resolve) => setTimeout(resolve, time))
    const log = createLogger()
    ${body}`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program])
  const chunks: string[] = []
  child.stderr.setEncoding('utf8').on('data', (text) => chunks.push(text))
  await once(child, 'close')
  return chunks
}
const events = (chunks: string[]) => chunks.join('').match(/"msg":"[^"]*"/g)
const tenEvents = `for (let line = 0; line < 10; line++) {
  log.info('event')
  await pause(10)
}`

test('buffers lines, and writes them at the end', async () => {
  const chunks = await logged(`${tenEvents} process.exit()`)
  expect(events(chunks)).toHaveLength(10)
  expect(chunks.length).toBeLessThan(5)
})

test('writes buffered lines after a second', async () => {
  const chunks = await logged(`log.info('event'); await pause(3000); process.kill(process.pid, 'SIGKILL')`)
  expect(events(chunks)).toHaveLength(1)
})

test('writes an error at once, with the lines before it', async () => {
  const chunks = await logged(`log.info('event'); log.error('fault'); process.kill(process.pid, 'SIGKILL')`)
  expect(events(chunks)).toEqual(['"msg":"event"', '"msg":"fault"'])
})
