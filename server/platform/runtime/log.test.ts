import { spawn } from 'node:child_process'
import { once } from 'node:events'

import { expect, test } from 'vitest'

import { useOwnBackEnd } from '../../../testing/harness/back-end.ts'
import { PASSWORD } from '../../../testing/harness/client.ts'

const backEnd = useOwnBackEnd()

test('logs a login and a reset without personal data', { tags: ['deep'] }, async () => {
  const userId = await backEnd.createPerson({ email: 'els@smederij.nl', firstName: 'Els' })
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
    userId,
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

test('of everything that users type, send and get in a whole journey, nothing is in the log', async () => {
  const MARK = 'merkteken'
  const password = 'Geheim-slijptol-8'
  const visitor = backEnd.client()
  const hostile = {
    'user-agent': `${MARK}\\n{"level":30,"msg":"${MARK}"}`,
    referer: `https://elders.nl/${MARK}`,
    'x-forwarded-for': `${MARK}, 10.0.0.1`,
    'x-request-id': MARK,
  }
  const post = async (path: string, body: object) => {
    const { status, body: answer } = await visitor.post(path, body, hostile)
    expect(status, path).toBeLessThan(300)
    return answer?.responseObject
  }
  const person = { firstName: MARK, lastName: MARK }
  await post('/rest/registration', {
    email: `${MARK}@smederij.nl`,
    givenname: person.firstName,
    surname: person.lastName,
    password,
    confirmpassword: password,
    userConditions: true,
    termsOfUse: true,
  })
  await post('/rest/login', { username: `${MARK}@smederij.nl`, password })
  const secrets = [...visitor.cookies.values()]
  await backEnd.sql`update person set email_verified_at = now()`
  const { id } = await post('/rest/companies', {
    name: MARK,
    numberOfEmployees: '<10',
    branch: 'Metalektro',
    membership: 'Weet ik niet',
  })
  const company = `/rest/companies/${id}`
  const invitation = { role: 'COLLEAGUE', name: MARK, email: `${MARK}@elders.nl`, message: MARK }
  await post(`${company}/personinvitation`, { ...invitation, rights: 'WRITE', checks: ['NOISE_HAZARD'] })
  await post(`${company}/advices`, { themes: ['GENERAL'], reason: MARK, description: MARK, agreements: MARK })
  const holder = { actionHolder: MARK, holderEmail: `${MARK}@elders.nl` }
  await post(`${company}/actionitems`, { themes: ['GENERAL'], description: MARK, ...holder })
  const record = await post(`${company}/company-records`, { theme: 'GENERAL', subject: MARK })
  const form = new FormData()
  form.set('file', new Blob([`${MARK} in een bestand`]), `${MARK}.txt`)
  const files = `${company}/company-records/${record.id}/files`
  expect((await visitor.fetch(files, { method: 'POST', body: form, headers: hostile })).status).toBe(200)
  await visitor.get(`/rest/companies/search?search=${MARK}`, hostile)

  // Refused, denied, invalid and failed requests are logged too.
  await visitor.post('/rest/login', { username: `${MARK}@smederij.nl`, password: `${password}2` }, hostile)
  await visitor.post('/rest/password/update', { oldPassword: `${MARK}1`, newPassword: MARK }, hostile)
  await visitor.post('/rest/password/forgot-password', { email: `${MARK}@smederij.nl` }, hostile)
  await visitor.get(`/rest/password/reset-password-possible?token=${MARK}`, hostile)
  await visitor.get(`/rest/admin/users?search=${MARK}`, hostile)
  await visitor.get(`/${MARK}%0A{"level":30}?${MARK}`, hostile)
  await backEnd.withoutColumn('company', 'branch', () => visitor.get(`/rest/companies?x=${MARK}`, hostile))
  await visitor.fetch(company, {
    method: 'POST',
    body: `{"${MARK}`,
    headers: { 'content-type': 'application/json' },
  })
  await visitor.get('/rest/logout', hostile)
  await expect.poll(() => backEnd.log).toMatch(/"route":"\/rest\/logout","status":204/)

  const lines = backEnd.log.trim().split('\n')
  for (const line of lines) expect(JSON.parse(line)).toMatchObject({ time: expect.stringMatching(/Z$/) })
  expect(lines.map((line) => JSON.parse(line).status)).toEqual(
    expect.arrayContaining([200, 400, 401, 403, 500]),
  )
  const mails = await backEnd.sql`select body from mail_outbox`
  const keys = mails.flatMap(({ body }) => String(body).match(/(?<==)[\w-]{22,}/g) ?? [])
  expect(keys.length).toBeGreaterThan(1)
  const found = [MARK, password, ...secrets, ...keys].filter((text) =>
    backEnd.log.toLowerCase().includes(text.toLowerCase()),
  )
  expect(found).toEqual([])
})

test('says which user sent a request, also when it was denied, and which account somebody tried to log in to', {
  tags: ['deep'],
}, async () => {
  const id = await backEnd.createPerson({ email: 'kim@smederij.nl' })
  const client = backEnd.client()
  const logIn = (username: string, password: string) => client.post('/rest/login', { username, password })
  const responses = [
    await logIn('kim@smederij.nl', 'Verkeerd1'),
    await logIn('niemand@smederij.nl', 'Verkeerd1'),
    await client.get('/rest/person/sessions'),
    await logIn('kim@smederij.nl', PASSWORD),
    await client.get('/rest/person/sessions'),
    await client.get('/rest/admin/users/1/events'),
    await client.get('/rest/companies/4/checks'),
    await client.get('/rest/logout'),
  ]
  const lineOf = ({ headers }: { headers: Headers }) =>
    backEnd.log.split('\n').find((line) => line.includes(headers.get('x-request-id')!))
  await expect.poll(() => responses.every(lineOf)).toBe(true)
  const outcomes = responses.map((response) => JSON.parse(lineOf(response)!))
  expect(outcomes.map(({ route, status, userId }) => [route, status, userId])).toEqual([
    ['/rest/login', 401, id],
    ['/rest/login', 401, undefined],
    ['/rest/person/sessions', 401, undefined],
    ['/rest/login', 200, id],
    ['/rest/person/sessions', 200, id],
    ['/rest/admin/users/:id/events', 403, id],
    ['/rest/companies/:companyId/checks', 403, id],
    ['/rest/logout', 204, id],
  ])
})

/** `body`: of an async function of `log`, run in a process of its own. Returns its output in chunks. */
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

test('writes buffered lines after a second', { tags: ['deep'] }, async () => {
  const chunks = await logged(`log.info('event'); await pause(3000); process.kill(process.pid, 'SIGKILL')`)
  expect(events(chunks)).toHaveLength(1)
})

test('writes an error at once, with the lines before it', async () => {
  const chunks = await logged(`log.info('event'); log.error('fault'); process.kill(process.pid, 'SIGKILL')`)
  expect(events(chunks)).toEqual(['"msg":"event"', '"msg":"fault"'])
})
