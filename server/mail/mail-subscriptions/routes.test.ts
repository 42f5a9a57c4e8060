import { beforeEach, expect, test } from 'vitest'
import { hashToken } from '#server/platform/session/token.ts'
import { companiesIn } from '../../../testing/factories/companies.ts'
import { useBackEnd } from '../../../testing/harness/back-end.ts'

const backEnd = useBackEnd()
const { createUser, createCompany } = companiesIn(backEnd)

const KEY = 'sleutel-van-jan-1234_'
const JAN = 'jan@elders.nl'
const END = `/rest/mail-subscription/end?key=${KEY}`

let company: number
beforeEach(async () => {
  company = await createCompany(await createUser('els'), 'Smederij Noord')
  await addKey(KEY)
})

const addKey = (key: string, { kind = 'REMINDER', email = JAN } = {}) =>
  backEnd.sql`
    insert into unsubscribe_key (key_hash, company_id, kind, email)
    values (${hashToken(key)}, ${company}, ${kind}, ${email})`

/** As a mail program does (RFC 8058): without origin, cookies and login. */
const oneClick = (path = END, init: RequestInit = {}) =>
  fetch(`${backEnd.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
    ...init,
  })

const optOuts = () => backEnd.sql`select company_id, kind, email from mail_opt_out order by kind, email`
const ended = () => [{ company_id: company, kind: 'REMINDER', email: JAN }]
const read = async (key = KEY) =>
  (await backEnd.client().get(`/rest/mail-subscription?key=${key}`)).body.responseObject

test('one POST of a mail program unsubscribes, without a login', async () => {
  const { status } = await oneClick()
  expect(status).toBe(200)
  expect(await optOuts()).toEqual(ended())
})

test('a mail program may send its form as multipart too', async () => {
  const body = new FormData()
  body.set('List-Unsubscribe', 'One-Click')
  expect((await oneClick(END, { headers: {}, body })).status).toBe(200)
  expect(await optOuts()).toEqual(ended())
})

test('unsubscribing again changes nothing, also at the same moment', async () => {
  const responses = await Promise.all([oneClick(), oneClick(), oneClick()])
  expect(responses.map(({ status }) => status)).toEqual([200, 200, 200])
  expect((await oneClick()).status).toBe(200)
  expect(await optOuts()).toEqual(ended())
})

test.each(['GET', 'HEAD'])('a %s, as of a scanner of mails, does not unsubscribe', async (method) => {
  const statuses = await Promise.all(
    [END, `/rest/mail-subscription?key=${KEY}`].map(
      async (path) => (await fetch(`${backEnd.url}${path}`, { method })).status,
    ),
  )
  expect(statuses).toEqual([404, 200])
  expect(await optOuts()).toEqual([])
})

test('a page of another website cannot unsubscribe', async () => {
  const { status } = await oneClick(END, { headers: { origin: 'https://elders.nl' } })
  expect(status).toBe(403)
  expect(await optOuts()).toEqual([])
})

test('a form is accepted here only, and not a long one', async () => {
  expect(
    (
      await oneClick(END, {
        body: 'x'.repeat(1_001),
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      })
    ).status,
  ).toBe(413)
  const origin = { origin: backEnd.url, 'content-type': 'application/x-www-form-urlencoded' }
  for (const path of ['/rest/login', `/rest/mail-subscription/resume?key=${KEY}`])
    expect((await oneClick(path, { headers: origin })).status).toBe(415)
  expect(await optOuts()).toEqual([])
})

test('it stops mails that wait for the mail server: of this kind and company, to this address', async () => {
  const other = await createCompany(await createUser('kim'), 'Lasserij')
  await backEnd.sql`
    insert into action_item (company_id, themes, description, deadline)
    values (${company}, '{GENERAL}', 'Kap', '2020-01-01'), (${other}, '{GENERAL}', 'Kap', '2020-01-01')`
  await backEnd.sql`
    insert into mail_outbox (message_id, recipient, subject, body, next_attempt_at)
    select name, recipient, name, '', 'infinity' from (values ('here', 'Jan@Elders.nl'), ('to the owner', 'els@smederij.nl'),
      ('elsewhere', ${JAN}), ('digest', ${JAN}), ('invitation', ${JAN})) as mail (name, recipient)`
  await backEnd.sql`
    insert into reminder (action_item_id, deadline, days_before, audience, holder, mail_id)
    select action_item.id, '2020-01-01', 7, message_id, '', mail_outbox.id from action_item, mail_outbox
    where message_id = 'elsewhere' and company_id = ${other}
      or message_id in ('here', 'to the owner') and company_id = ${company}`
  await backEnd.sql`
    insert into digest (company_id, week, mail_id) select ${company}, '2020-01-06', id from mail_outbox where message_id = 'digest'`
  await oneClick()
  const left = async () =>
    (await backEnd.sql`select message_id from mail_outbox order by 1`).map((row) => row.message_id)
  expect(await left()).toEqual(['digest', 'elsewhere', 'invitation', 'to the owner'])
  await addKey('sleutel-weekoverzicht', { kind: 'DIGEST' })
  await oneClick('/rest/mail-subscription/end?key=sleutel-weekoverzicht')
  expect(await left()).toEqual(['elsewhere', 'invitation', 'to the owner'])
})

test('the page reads what the key unsubscribes from, and the mails can be resumed', async () => {
  expect(await read()).toEqual({ companyName: 'Smederij Noord', kind: 'REMINDER', hasEnded: false })
  await oneClick()
  expect(await read()).toMatchObject({ hasEnded: true })
  const resume = () => backEnd.client().post(`/rest/mail-subscription/resume?key=${KEY}`)
  expect((await resume()).status).toBe(200)
  expect((await resume()).status).toBe(200)
  expect(await read()).toMatchObject({ hasEnded: false })
  expect(await optOuts()).toEqual([])
})

test('the subscriptions of an address end separately per kind', async () => {
  await addKey('sleutel-weekoverzicht', { kind: 'DIGEST' })
  await oneClick()
  expect(await read('sleutel-weekoverzicht')).toMatchObject({ kind: 'DIGEST', hasEnded: false })
})

test('an unknown key is refused, and too many of them with the time to wait', async () => {
  for (const path of ['/rest/mail-subscription/end?key=onbekend', '/rest/mail-subscription/end?key=x'])
    expect((await oneClick(path)).status).toBe(404)
  expect((await backEnd.client().get('/rest/mail-subscription?key=onbekend')).status).toBe(404)
  expect((await backEnd.client().post('/rest/mail-subscription/resume?key=onbekend')).status).toBe(404)
  expect((await oneClick('/rest/mail-subscription/end')).status).toBe(400)

  await backEnd.sql`update throttle set points = 300 where key like 'mail-subscription-address:%'`
  const refused = await oneClick('/rest/mail-subscription/end?key=onbekend')
  expect(refused.status).toBe(429)
  expect(refused.headers.get('retry-after')).toMatch(/^\d+$/)
})

test('keys that are right do not count, however many a mail program sends', async () => {
  for (let count = 0; count < 40; count++) expect((await oneClick()).status).toBe(200)
  const rows = await backEnd.sql`select points from throttle where points > 0`
  expect(rows).toEqual([])
})
