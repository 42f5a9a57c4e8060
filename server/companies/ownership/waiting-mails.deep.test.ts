import { expect, test } from 'vitest'

import { companiesIn } from '../../../testing/factories/companies.ts'
import { useBackEnd } from '../../../testing/harness/back-end.ts'

const backEnd = useBackEnd()
const { createUser, createCompany } = companiesIn(backEnd)

test('a former owner gets no mails about deadlines that wait for the mail server', async () => {
  const els = await createUser('els')
  const jan = await createUser('jan')
  const admin = await createUser('beheer', ['BW_USER', 'BW_ADMIN'])
  const company = await createCompany(els)
  await backEnd.sql`
    insert into action_item (company_id, themes, description) values (${company}, '{GENERAL}', 'Kap')`
  await backEnd.sql`
    insert into mail_outbox (message_id, recipient, subject, body, next_attempt_at)
    select name, ${els.email}, name, '', 'infinity' from unnest('{reminder,digest,other}'::text[]) name`
  await backEnd.sql`
    insert into reminder (action_item_id, deadline, days_before, audience, holder, mail_id)
    select action_item.id, '2020-01-01', 7, 'OWNER', '', mail_outbox.id from action_item, mail_outbox
    where message_id = 'reminder'`
  await backEnd.sql`
    insert into digest (company_id, week, mail_id)
    select ${company}, '2020-01-06', id from mail_outbox where message_id = 'digest'`
  const path = `/rest/admin/companies/${company}/owner`
  expect((await admin.browser.post(path, { ownerEmail: jan.email })).status).toBe(200)
  const mails = await backEnd.sql`select subject from mail_outbox where recipient = ${els.email} order by id`
  expect(mails.map(({ subject }) => subject)).toEqual(['other', 'Je bent geen eigenaar meer van een bedrijf'])
  expect(await backEnd.sql`select from reminder`).toEqual([])
})
