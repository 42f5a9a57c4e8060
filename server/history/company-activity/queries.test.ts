import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { companyAccessFor } from '#server/companies/permission.ts'
import { checks } from '#shared/domain/basics/check.ts'
import { useDatabase } from '../../../testing/harness/use-database.ts'
import { listCompanyActivities } from './queries.ts'
import { recordCompanyActivity } from './record-company-activity.ts'

const database = useDatabase()

test('returns the newest activities since a point in time, and skips the given number', async () => {
  const { db } = database
  await sql`
    insert into person (email, first_name, last_name, password_hash) values ('els@smederij.nl', 'Els', 'Smid', '');
    insert into company (owner_id, name, number_of_employees, branch, membership)
    values (1, 'Smederij', '<10', 'Metalektro', 'Weet ik niet')`.execute(db)
  for (const check of checks)
    await recordCompanyActivity(db, { companyId: 1, personId: 1, kind: 'CHECK_STARTED', check })
  await sql`update company_activity set happened_at = '2026-03-29T00:00:00Z'::timestamptz + id * interval '1 hour'`.execute(
    db,
  )
  const owner = companyAccessFor(['BW_USER'], { companyOwner: true, coachInvited: false, invitation: null })!
  const list = async (options: Parameters<typeof listCompanyActivities>[2]) =>
    (await listCompanyActivities(db, { id: 1, ...owner }, options)).map(({ id }) => Number(id))
  expect(await list({ limit: 3 })).toEqual([6, 5, 4])
  expect(await list({ limit: 3, offset: 2 })).toEqual([4, 3, 2])
  expect(await list({ limit: 10, since: new Date('2026-03-29T04:00:00Z') })).toEqual([6, 5, 4])
})
