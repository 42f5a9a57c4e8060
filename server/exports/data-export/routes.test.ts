import { beforeEach, expect, test } from 'vitest'

import { today } from '#shared/domain/basics/date.ts'
import type { User } from '../../../testing/factories/companies.ts'
import { dataExportIn, readDataExport } from '../../../testing/factories/data-export.ts'
import { inDays } from '../../../testing/factories/improvements.ts'
import { useBackEnd } from '../../../testing/harness/back-end.ts'

const backEnd = useBackEnd()
const { createUser, download, request, stateOf, fetchZip, whenReady, row, letTimePass } =
  dataExportIn(backEnd)

let els: User
beforeEach(async () => {
  els = await createUser('els')
})

const PREPARE = (id: number) => `/rest/admin/users/${id}/prepare-data-export`
const createAdmin = () => createUser('beheer', ['BW_USER', 'BW_ADMIN'])
const mails = () => backEnd.sql`select recipient, subject, body from mail_outbox order by id`
const parts = () => backEnd.sql`select key from data_export_part`

test('is made in the background, and is then available for seven days', async () => {
  expect(await stateOf(els.browser)).toEqual({ status: 'NONE' })
  const { status, body } = await request(els.browser)
  expect(status).toBe(200)
  expect(body.responseObject).toMatchObject({ status: 'PENDING' })
  await whenReady(els.browser)
  const state = await stateOf(els.browser)
  const response = await fetchZip(els.browser)
  const bytes = new Uint8Array(await response.arrayBuffer())
  expect(state).toEqual({ status: 'READY', size: bytes.length, availableUntil: inDays(7) })
  expect(response.headers.get('content-type')).toBe('application/zip')
  expect(response.headers.get('content-disposition')).toContain('filename="gegevens.zip"')
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(Object.keys((await readDataExport(bytes)).files)).toEqual(['gegevens.json', 'gegevens.html'])
  // The whole of the last day in Amsterdam, and nothing of the next.
  const [expiry] = await backEnd.sql`
    select to_char(expires_at at time zone 'Europe/Amsterdam', 'YYYY-MM-DD HH24:MI') as moment from data_export`
  expect(expiry!.moment).toBe(`${inDays(8)} 00:00`)
  expect(today()).toBe(inDays(0))
})

test('a part of it can be downloaded, so that a cut download continues', async () => {
  await download(els)
  const whole = Buffer.from(await (await fetchZip(els.browser)).arrayBuffer())
  const response = await fetchZip(els.browser, { headers: { range: 'bytes=10-19' } })
  expect(response.status).toBe(206)
  expect(Buffer.from(await response.arrayBuffer()).equals(whole.subarray(10, 20))).toBe(true)
})

test('requests at the same time, and while it is being made, make one', async () => {
  const responses = await Promise.all([request(els.browser), request(els.browser), request(els.browser)])
  expect(responses.map(({ status }) => status)).toEqual([200, 200, 200])
  await whenReady(els.browser)
  expect(await backEnd.sql`select id, attempts from data_export`).toEqual([
    { id: expect.anything(), attempts: 1 },
  ])
  expect(await mails()).toHaveLength(1)

  // As if another server was making it.
  await backEnd.sql`
    update data_export set completed_at = null, expires_at = null, size = null, steps_done = 2, steps_total = 5,
      next_attempt_at = now() + interval '1 hour'`
  const { body } = await request(els.browser)
  expect(body.responseObject).toEqual({ status: 'PENDING', done: 2, total: 5 })
  expect((await row())!.attempts).toBe(1)
})

test('a new one replaces the old one, whose parts are deleted', { tags: ['deep'] }, async () => {
  await download(els)
  const [old] = await parts()
  const before = await row()
  await backEnd.sql`update person set first_name = 'Elsbeth' where id = ${els.id}`
  const { page } = await download(els)
  expect(page).toContain('Elsbeth')
  const after = await row()
  expect(after!.id).not.toBe(before!.id)
  expect(await parts()).not.toContainEqual(old)
  await expect.poll(() => backEnd.sql`select * from storage_deletion`).toEqual([])
})

test('a mail tells the person where it is, and contains no link that works without a login', async () => {
  await download(els)
  expect(await mails()).toEqual([
    { recipient: els.email, subject: 'Je gegevens staan klaar', body: expect.any(String) },
  ])
  const [{ body } = { body: '' }] = await mails()
  expect(String(body).match(/http\S+/g)).toEqual([`${backEnd.url}/gegevens`])
})

test('nobody else can see or download it, and no administrator', async () => {
  await download(els)
  const jan = await createUser('jan')
  const admin = await createAdmin()
  for (const { browser } of [jan, admin]) {
    expect(await stateOf(browser)).toEqual({ status: 'NONE' })
    const response = await fetchZip(browser)
    expect(response.status).toBe(404)
    expect((await response.json()).message).toBe('Deze download is er niet meer. Maak een nieuwe.')
  }
  const anonymous = backEnd.client()
  expect((await fetchZip(anonymous)).status).toBe(401)
  expect((await request(anonymous)).status).toBe(401)
})

test('after it has expired there is none, and its parts are deleted', { tags: ['deep'] }, async () => {
  await download(els)
  await backEnd.sql`update data_export set expires_at = now()`
  expect(await stateOf(els.browser)).toEqual({ status: 'NONE' })
  expect((await fetchZip(els.browser)).status).toBe(404)
  // A woken worker looks for expired ones.
  const jan = await createUser('jan')
  await download(jan)
  expect(await backEnd.sql`select person_id from data_export`).toEqual([{ person_id: jan.id }])
  await expect.poll(() => backEnd.sql`select * from storage_deletion`).toEqual([])
})

test('five can be made a day, and repeating a request while one is made does not count', {
  tags: ['deep'],
}, async () => {
  await backEnd.sql`
    insert into data_export (person_id, next_attempt_at) values (${els.id}, now() + interval '1 hour')`
  for (let count = 0; count < 6; count++) expect((await request(els.browser)).status).toBe(200)
  await backEnd.sql`update data_export set failed_at = now(), expires_at = now() + interval '1 day'`
  for (let count = 0; count < 5; count++) {
    expect((await request(els.browser)).status).toBe(200)
    await whenReady(els.browser)
  }
  const { status, body } = await request(els.browser)
  expect(status).toBe(429)
  expect(body.message).toBe('Je hebt dit te vaak geprobeerd. Wacht 24 uur en probeer het dan opnieuw.')
})

test('after three attempts that ended in a crash it has failed, and can be requested again', {
  tags: ['deep'],
}, async () => {
  await backEnd.sql`
    insert into data_export (person_id, attempts, next_attempt_at, claim)
    values (${els.id}, 3, now() - interval '1 second', gen_random_uuid())`
  const [{ id } = { id: 0 }] = await backEnd.sql`select id from data_export`
  await backEnd.sql`insert into data_export_part (export_id, position, size) values (${id}, 0, 5)`
  await download(await createUser('jan'))
  expect(await stateOf(els.browser)).toEqual({ status: 'FAILED' })
  expect(await backEnd.sql`select key from data_export_part where export_id = ${id}`).toEqual([])
  expect((await fetchZip(els.browser)).status).toBe(404)
  await download(els)
})

test('an administrator lets it be made, which is recorded, and only the person can download it', async () => {
  const admin = await createAdmin()
  expect((await admin.browser.post(PREPARE(els.id))).status).toBe(204)
  await whenReady(els.browser)
  expect(await mails()).toMatchObject([{ recipient: els.email, subject: 'Je gegevens staan klaar' }])
  expect(await stateOf(admin.browser)).toEqual({ status: 'NONE' })
  expect((await fetchZip(admin.browser)).status).toBe(404)
  const { body } = await admin.browser.get(`/rest/admin/users/${els.id}/admin-actions`)
  expect(body.responseObject.items).toMatchObject([
    { action: 'DATA_EXPORT_PREPARED', actor: { id: admin.id }, changes: [] },
  ])
})

test('an administrator is told when it is being made already, or when there is no such user', async () => {
  const admin = await createAdmin()
  await backEnd.sql`
    insert into data_export (person_id, next_attempt_at) values (${els.id}, now() + interval '1 hour')`
  const { status, body } = await admin.browser.post(PREPARE(els.id))
  expect([status, body.code, body.message]).toEqual([
    409,
    'DATA_EXPORT_UNDER_WAY',
    'De gegevens van deze gebruiker worden al klaargezet.',
  ])
  expect(await backEnd.sql`select * from audit_record`).toEqual([])
  expect((await admin.browser.post(PREPARE(9_999))).status).toBe(404)
  await letTimePass()
})
