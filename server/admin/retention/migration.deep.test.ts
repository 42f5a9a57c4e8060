import { type Kysely, sql } from 'kysely'
import { expect, test } from 'vitest'
import { up } from '#server/platform/database/migrations/016_retention.ts'
import { useDatabase } from '../../../testing/harness/use-database.ts'

const database = useDatabase()

test('mails that were given up before count from the migration, and others do not count', async () => {
  const { db } = database
  await sql`
    drop index mail_outbox_ended, invitation_open, invitation_spent, password_reset_expiry;
    alter table mail_outbox drop column abandoned_at;
    insert into mail_outbox (message_id, recipient, subject, body, next_attempt_at, sent_at)
    values ('abandoned', 'els@smederij.nl', 'Welkom', '', 'infinity', null),
      ('sent', 'els@smederij.nl', 'Welkom', '', now(), now()),
      ('waiting', 'els@smederij.nl', 'Welkom', 'Hallo', now(), null)`.execute(db)
  await up(db.withoutPlugins() as unknown as Kysely<unknown>)
  const rows = await db
    .selectFrom('mailOutbox')
    .select(['messageId', sql<boolean>`abandoned_at between now() - interval '1 hour' and now()`.as('isNow')])
    .orderBy('id')
    .execute()
  expect(rows).toEqual([
    { messageId: 'abandoned', isNow: true },
    { messageId: 'sent', isNow: null },
    { messageId: 'waiting', isNow: null },
  ])
})
