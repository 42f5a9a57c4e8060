import { type Kysely, sql } from 'kysely'
import { expect, test } from 'vitest'
import { up } from '#server/platform/database/migrations/012_owner-invitations.ts'
import { up as addSending } from '#server/platform/database/migrations/028_invitations-and-first-login.ts'
import { useDatabase } from '../../../testing/harness/use-database.ts'

const database = useDatabase()

test('of open invitations to one address the newest remains, and every accepted one', async () => {
  const { db } = database
  await sql`
    drop index invitation_address;
    drop table owner_invitation;
    alter table company drop column owner_revision;
    insert into person (email, first_name, last_name, password_hash)
    select name || '@smederij.nl', name, 'Smid', '' from unnest('{els,jan,kim}'::text[]) as names (name);
    insert into company (owner_id, name, number_of_employees, branch, membership)
    select 1, 'Smederij', '<10', 'Metalektro', 'Weet ik niet' from generate_series(1, 2);
    insert into invitation (company_id, role, name, email, message, rights, checks, key_hash, expires_at, person_id,
      accepted_at)
    select company_id, 'COLLEAGUE', 'Jan', email, 'Kom', 'READONLY', '{PHYSICAL_STRAIN}', sha256(place::text::bytea),
      now(), person_id, case when person_id is not null then now() end
    from (values
      (1, 1, 'jan@elders.nl', null::int), (2, 1, 'JAN@elders.nl', null), (3, 1, 'jan@elders.nl', 2),
      (4, 1, 'jan@elders.nl', 3), (5, 1, 'kim@elders.nl', null), (6, 2, 'jan@elders.nl', null),
      (7, 1, 'Jan@elders.nl', null)
    ) as invitations (place, company_id, email, person_id) order by place`.execute(db)
  await up(db.withoutPlugins() as unknown as Kysely<unknown>)
  const remaining = await db.selectFrom('invitation').select('id').orderBy('id').execute()
  expect(remaining.map(({ id }) => id)).toEqual([3, 4, 5, 6, 7])
})

test('invitations from before were sent 30 days before they expire', async () => {
  const { db } = database
  await sql`
    drop table first_login;
    alter table invitation drop column sent_at;
    update invitation set created_at = '2026-09-01', expires_at = '2026-11-30T12:00:00Z'`.execute(db)
  await addSending(db as unknown as Kysely<unknown>)
  const rows = await db.selectFrom('invitation').select('sentAt').distinct().execute()
  expect(rows).toEqual([{ sentAt: new Date('2026-10-31T12:00:00Z') }])
})
