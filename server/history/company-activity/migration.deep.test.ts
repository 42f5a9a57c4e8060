import { type Kysely, sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { up } from '#server/platform/database/migrations/019_company-activity.ts'
import { useDatabase } from '../../../testing/harness/use-database.ts'

const database = useDatabase()

beforeEach(async () => {
  await sql`
    drop table company_activity;
    alter table audit_record disable trigger user;
    truncate person, company, audit_record restart identity cascade;
    alter table audit_record enable trigger user;
    insert into person (email, first_name, last_name, password_hash)
    select name || '@smederij.nl', name, 'Smid', '' from unnest('{els,jan}'::text[]) as names (name);
    insert into company (owner_id, name, number_of_employees, branch, membership, created_at, coach_invited_at)
    select 1, 'Smederij', '<10', 'Metalektro', 'Weet ik niet', '2026-01-01', null from generate_series(1, 2)`.execute(
    database.db,
  )
})

async function migrated() {
  await up(database.db.withoutPlugins() as unknown as Kysely<unknown>)
  const { rows } = await sql<Record<string, unknown>>`
    select company_id as company, person_id as person, kind, section_name as section, role, item_id as item,
      to_char(happened_at at time zone 'Europe/Amsterdam', 'YYYY-MM-DD HH24:MI') as at
    from company_activity where kind <> 'COMPANY_CREATED' order by id`.execute(database.db)
  return rows
}

const addAnswers = () =>
  sql`
    insert into company_check (company_id, "check") values (1, 'PHYSICAL_STRAIN');
    insert into check_section (company_id, "check", name)
    values (1, 'PHYSICAL_STRAIN', null), (1, 'PHYSICAL_STRAIN', 'Lassers');
    insert into check_answer (section_id, script_key, question_key, answers, version, answered_by, answered_at)
    values (2, 'A', '1', '[]', 1, 2, '2026-03-28T12:00:00Z'), (2, 'A', '2', '[]', 1, 2, '2026-03-28T22:59:00Z'),
      (2, 'A', '3', '[]', 1, 2, '2026-03-28T23:01:00Z'), (2, 'A', '4', '[]', 1, 1, '2026-03-28T12:30:00Z'),
      (1, 'B', '1', '[]', 1, null, '2026-03-28T12:45:00Z')`.execute(database.db)

test('answers become one activity per section, person and day in Amsterdam, the oldest first', async () => {
  await addAnswers()
  const answered = { company: 1, kind: 'SECTION_ANSWERED', role: null }
  expect(await migrated()).toEqual([
    { ...answered, person: 1, section: 'Lassers', item: 2, at: '2026-03-28 13:30' },
    { ...answered, person: null, section: null, item: 1, at: '2026-03-28 13:45' },
    { ...answered, person: 2, section: 'Lassers', item: 2, at: '2026-03-28 23:59' },
    { ...answered, person: 2, section: 'Lassers', item: 2, at: '2026-03-29 00:01' },
  ])
})

test('answers from before the check was moved here are left out', async () => {
  await addAnswers()
  await sql`
    insert into audit_record (recorded_at, actor_id, action, company_ids, "check", changes) overriding system value
    values ('2026-03-28T23:00:00Z', 9, 'CHECK_MOVED', '{2,1}', 'PHYSICAL_STRAIN',
      '[{"field": "company", "from": 2, "to": 1}]')`.execute(database.db)
  expect(await migrated()).toMatchObject([{ person: 2, at: '2026-03-29 00:01' }])
})

test('what was written, completed, added and accepted becomes an activity of who did it', async () => {
  await sql`
    insert into advice (company_id, themes, reason, description, agreements, created_by, created_by_coach, created_at,
      updated_by, updated_at)
    values (1, '{}', '', '', '', 2, true, '2026-02-01', 1, '2026-02-02');
    insert into action_item (company_id, themes, description, created_by, created_at, updated_by, updated_at,
      completed_by, completed_at)
    values (1, '{}', '', 1, '2026-02-03', 2, '2026-02-04', null, null),
      (1, '{}', '', 1, '2026-02-05', 2, '2026-02-06', 2, '2026-02-06');
    insert into visit_report (company_id, themes, date_appointment, reason, recap, first_visit, created_by, created_at)
    values (1, '{}', '2026-02-07', '', '', true, 2, '2026-02-07');
    insert into company_record (company_id, theme, subject, created_by, created_at)
    values (1, 'GENERAL', '', 1, '2026-02-08');
    insert into company_record_file (record_id, name, size, created_by, completed_at)
    values (1, 'a', 1, 2, '2026-02-09T01:00Z'), (1, 'b', 1, 2, '2026-02-09T02:00Z');
    insert into company_record_file (record_id, name, size, created_by, expires_at) values (1, 'c', 1, 2, now());
    insert into invitation (company_id, role, name, email, message, rights, checks, key_hash, expires_at, created_at,
      person_id, accepted_at)
    values (1, 'COLLEAGUE', 'Jan', 'jan@smederij.nl', 'Kom', 'READONLY', '{}', '\x01', now(), '2026-02-10', 2,
      '2026-02-11')`.execute(database.db)
  const rows = await migrated()
  expect(rows.map(({ kind, person, item, role }) => [kind, person, item, role])).toEqual([
    ['ADVICE_CREATED', 2, 1, null],
    ['ADVICE_CHANGED', 1, 1, null],
    ['ACTION_POINT_CREATED', 1, 1, null],
    ['ACTION_POINT_CHANGED', 2, 1, null],
    ['ACTION_POINT_CREATED', 1, 2, null],
    ['ACTION_POINT_COMPLETED', 2, 2, null],
    ['VISIT_REPORT_CREATED', 2, 1, null],
    ['COMPANY_RECORD_CREATED', 1, 1, null],
    ['COMPANY_RECORD_FILE_ADDED', 2, 1, null],
    ['PERSON_INVITED', 1, 1, 'COLLEAGUE'],
    ['INVITATION_ACCEPTED', 2, 1, 'COLLEAGUE'],
  ])
})

test('what the owner did is left out where the company may have had another owner', async () => {
  await sql`
    update company set owner_revision = 2, coach_invited_at = '2026-02-01' where id = 2;
    update company set coach_invited_at = '2026-02-02' where id = 1`.execute(database.db)
  expect(await migrated()).toMatchObject([{ company: 1, person: 1, kind: 'COACH_INVITED' }])
  const { rows } = await sql`select company_id, person_id from company_activity
    where kind = 'COMPANY_CREATED'`.execute(database.db)
  expect(rows).toEqual([{ companyId: 1, personId: 1 }])
})
