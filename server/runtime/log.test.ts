import { spawn } from 'node:child_process'
import { once } from 'node:events'

import { expect, test } from 'vitest'

import { useOwnBackEnd } from '../../testing/harness/back-end.ts'
import { PASSWORD } from '../../testing/harness/client.ts'

const backEnd = useOwnBackEnd()

test('the log of a login and a reset says what happened and nothing of whom', async () => {
  await backEnd.createPerson({ email: 'els@smederij.nl', firstName: 'Els' })
  const client = backEnd.client()
  await client.login('els@smederij.nl')
  await client.post('/rest/login', { username: 'els@smederij.nl', password: 'Verkeerd1' })
  await client.post('/rest/password/forgot-password', { email: 'els@smederij.nl' })
  await client.get('/rest/password/reset-password-possible?token=een-geheim-token')
  await client.get('/wachtwoord-resetten?token=een-geheim-token')
  await client.get('/rest/nergens/els@smederij.nl')
  await client.post('/rest/login', {}, { origin: 'https://elders.nl/?els@smederij.nl' })
  await expect.poll(() => backEnd.log, { timeout: 10_000 }).toContain('"status":403')

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

/** Runs a program that logs, as the body of an async function of `log`. Gives what it wrote once it has ended, in the pieces that came. */
async function logged(body: string): Promise<string[]> {
  const program = `
    const { createLogger } = await import(${JSON.stringify(import.meta.resolve('./log.ts'))})
    const pause = (time) => new Promise((resolve) => setTimeout(resolve, time))
    const log = createLogger()
    ${body}`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program])
  const pieces: string[] = []
  child.stderr.setEncoding('utf8').on('data', (text) => pieces.push(text))
  await once(child, 'close')
  return pieces
}
const events = (pieces: string[]) => pieces.join('').match(/"msg":"[^"]*"/g)
const tenEvents = `for (let line = 0; line < 10; line++) {
  log.info('event')
  await pause(10)
}`

test('lines wait for others, and are written at the end', async () => {
  const pieces = await logged(`${tenEvents} process.exit()`)
  expect(events(pieces)).toHaveLength(10)
  expect(pieces.length).toBeLessThan(5)
})

test('lines wait for a second, not for the end', async () => {
  const pieces = await logged(`log.info('event'); await pause(3000); process.kill(process.pid, 'SIGKILL')`)
  expect(events(pieces)).toHaveLength(1)
})

test('an error waits for nothing, and neither do the lines before it', async () => {
  const pieces = await logged(`log.info('event'); log.error('fault'); process.kill(process.pid, 'SIGKILL')`)
  expect(events(pieces)).toEqual(['"msg":"event"', '"msg":"fault"'])
})
