import { expect, test } from 'vitest'

import type { User } from '../../../testing/factories/companies.ts'
import { improvementsIn } from '../../../testing/factories/improvements.ts'
import { useBackEnd } from '../../../testing/harness/back-end.ts'

const backEnd = useBackEnd()
const {
  createSmithy,
  createCoachedSmithy,
  createUser,
  createInvitee,
  makeActionPoint,
  writeAdvice,
  actionPointRows,
} = improvementsIn(backEnd)

const JAN = 'jan@elders.nl'
const input = { holderEmail: JAN, actionHolder: 'Jan Jansen', deadline: '2020-01-31' }

const url = (companyId: number, rest = '') => `/rest/companies/${companyId}/actionitems${rest}`
const read = async ({ browser }: User, companyId: number, id: number) =>
  (await browser.get(url(companyId, `/${id}`))).body.responseObject

async function addReminder(
  id: number,
  { audience = 'HOLDER', holder = 'Jan Jansen', sentAt = null as string | null } = {},
) {
  const [mail] = await backEnd.sql`
    insert into mail_outbox (message_id, recipient, subject, body, next_attempt_at)
    values (gen_random_uuid(), ${JAN}, 'Herinnering', '', 'infinity') returning id`
  await backEnd.sql`
    insert into reminder (action_item_id, deadline, days_before, audience, holder, mail_id)
    values (${id}, '2020-01-31', 7, ${audience}, ${holder}, ${mail!.id})`
  if (sentAt) await backEnd.sql`update mail_outbox set sent_at = ${sentAt} where id = ${mail!.id}`
}

test('the address of the holder is stored and changed, and must be an address', async () => {
  const { els, company } = await createSmithy()
  const id = await makeActionPoint(els, company, input)
  expect(await actionPointRows()).toMatchObject([{ holder_email: JAN }])
  const change = (holderEmail: string) => els.browser.post(url(company, `/${id}`), { holderEmail })
  expect((await change('jan')).body.errors).toEqual([
    { field: 'holderEmail', message: 'Ongeldig e-mailadres' },
  ])
  expect((await change('jan@elders.nl\r\nBcc: iedereen@elders.nl')).status).toBe(400)
  expect((await change(' piet@elders.nl ')).status).toBe(200)
  expect(await actionPointRows()).toMatchObject([{ holder_email: 'piet@elders.nl', revision: 2 }])
  expect((await els.browser.post(url(company, `/${id}`), { description: 'Kap' })).status).toBe(200)
  expect(await read(els, company, id)).toMatchObject({ holderEmail: 'piet@elders.nl', description: 'Kap' })
  expect((await change('')).status).toBe(200)
  expect(await read(els, company, id)).toMatchObject({ holderEmail: '' })
})

test('a user saves an address at most a hundred times an hour, and other changes as often as needed', async () => {
  const { els, company } = await createSmithy()
  const id = await makeActionPoint(els, company, input)
  await backEnd.sql`update throttle set points = 100 where key like 'holder-account:%'`
  const change = async (body: object) => (await els.browser.post(url(company, `/${id}`), body)).status
  expect(await change({ holderEmail: 'piet@elders.nl' })).toBe(429)
  expect(
    (await els.browser.post(url(company), { themes: ['GENERAL'], description: 'Kap', ...input })).status,
  ).toBe(429)
  expect(await change({ description: 'Kap' })).toBe(200)
  expect(await change({ holderEmail: '' })).toBe(200)
  expect(await actionPointRows()).toMatchObject([{ description: 'Kap', holder_email: '' }])
})

test('an action point without an address stays without one', async () => {
  const { els, company } = await createSmithy()
  const id = await makeActionPoint(els, company)
  expect(await read(els, company, id)).toMatchObject({ holderEmail: '', reminders: [] })
})

test('the owner, admins, the coach and administrators see the address; who may read or write does not', async () => {
  const { els, company, coen } = await createCoachedSmithy()
  const id = await makeActionPoint(els, company, input)
  const admin = await createInvitee(company, 'ADMIN', 'kim')
  const beheer = await createUser('beheer', ['BW_USER', 'BW_ADMIN'])
  for (const user of [els, admin, coen, beheer])
    expect(await read(user, company, id)).toMatchObject({ holderEmail: JAN })
  for (const rights of ['READONLY', 'WRITE'] as const) {
    const user = await createInvitee(company, rights, rights.toLowerCase())
    expect(await read(user, company, id)).toMatchObject({ actionHolder: 'Jan Jansen', holderEmail: '' })
  }
})

test('no other response contains the address', async () => {
  const { els, company } = await createSmithy()
  const adviceId = await writeAdvice(els, company)
  const id = await makeActionPoint(els, company, { ...input, adviceId })
  const paths = [url(company), url(company, '/page'), `/rest/companies/${company}/advices/${adviceId}`]
  for (const path of paths) {
    const { body } = await els.browser.get(path)
    expect(JSON.stringify(body)).toContain('Jan Jansen')
    expect(JSON.stringify(body)).not.toContain(JAN)
  }
  const { body } = await els.browser.post(url(company, `/${id}`), { completed: true })
  expect(JSON.stringify(body)).not.toContain(JAN)
})

test('everybody who reads the action point sees which reminders were sent or wait, and no address', async () => {
  const { els, company } = await createSmithy()
  const jan = await createInvitee(company, 'READONLY', 'lezer')
  const id = await makeActionPoint(els, company, input)
  const other = await makeActionPoint(els, company, input)
  await addReminder(id, { sentAt: '2020-01-24T06:00:00Z' })
  await addReminder(id, { audience: 'OWNER', holder: '' })
  await addReminder(other, { audience: 'OWNER', holder: '' })
  const details = await read(jan, company, id)
  expect(details.reminders).toEqual([
    { audience: 'OWNER', holder: '', deadline: '2020-01-31', sentDate: null },
    {
      audience: 'HOLDER',
      holder: 'Jan Jansen',
      deadline: '2020-01-31',
      sentDate: '2020-01-24T06:00:00.000Z',
    },
  ])
  expect(JSON.stringify(details)).not.toContain('@')
})

test.each([
  [{ completed: true }, []],
  [{ deadline: '2020-02-01' }, []],
  [{ holderEmail: 'piet@elders.nl' }, []],
  [{ deadline: '2020-01-31' }, ['waits']],
])('after %j, what waits of its reminders is %j', async (change, left) => {
  const { els, company } = await createSmithy()
  const id = await makeActionPoint(els, company, input)
  await addReminder(id)
  await addReminder(id, { audience: 'OWNER', holder: '', sentAt: '2020-01-24T06:00:00Z' })
  expect((await els.browser.post(url(company, `/${id}`), change)).status).toBe(200)
  const { reminders } = await read(els, company, id)
  expect(reminders.map(({ sentDate }: { sentDate: string | null }) => (sentDate ? 'sent' : 'waits'))).toEqual(
    [...left, 'sent'],
  )
  expect(await backEnd.sql`select from mail_outbox where sent_at is null`).toHaveLength(left.length)
})
