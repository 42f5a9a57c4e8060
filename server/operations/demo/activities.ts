import { type Kysely, sql } from 'kysely'
import type { Database } from '#server/platform/database/schema.ts'
import type { Check } from '#shared/domain/basics/check.ts'
import { ago } from './ago.ts'

type Transaction = Kysely<Database>

type People = { owner: number; colleague: number; adviser: number }

export const seedStart = (
  transaction: Transaction,
  companyId: number,
  { owner, days, checks }: { owner: number; days: number; checks: readonly Check[] },
) =>
  transaction
    .insertInto('companyActivity')
    .values([
      { companyId, happenedAt: ago(days), personId: owner, kind: 'COMPANY_CREATED' },
      ...checks.map((check, index) => ({
        companyId,
        happenedAt: ago(days - 1 - index),
        personId: owner,
        kind: 'CHECK_STARTED' as const,
        check,
      })),
    ])
    .execute()

export const seedInvitations = (
  transaction: Transaction,
  companyId: number,
  { owner, colleague, adviser }: People,
) =>
  transaction
    .insertInto('companyActivity')
    .values(
      (
        [
          { days: 150, personId: owner, kind: 'COACH_INVITED' },
          { days: 16, personId: owner, kind: 'PERSON_INVITED', role: 'EXTERNAL_ADVISOR' },
          { days: 15, personId: adviser, kind: 'INVITATION_ACCEPTED', role: 'EXTERNAL_ADVISOR' },
          { days: 14, personId: owner, kind: 'PERSON_INVITED', role: 'COLLEAGUE' },
          { days: 13, personId: colleague, kind: 'INVITATION_ACCEPTED', role: 'COLLEAGUE' },
          { days: 2, personId: owner, kind: 'PERSON_INVITED', role: 'COLLEAGUE' },
        ] as const
      ).map(({ days, ...activity }) => ({ ...activity, companyId, happenedAt: ago(days) })),
    )
    .execute()

export async function seedWork(transaction: Transaction, companyId: number, owner: number): Promise<void> {
  await sql`
    insert into company_activity (company_id, happened_at, person_id, kind, is_daily, "check", section_name, item_id)
    select ${companyId}::int, work.*
    from (
      select greatest(updated_at - interval '20 minutes', date_trunc('day', updated_at, 'Europe/Amsterdam')), updated_by, 'SECTION_ADDED', false, "check", name, id
      from check_section where company_id = ${companyId} and name is not null
      union all
      select updated_at, updated_by, 'SECTION_ANSWERED', true, "check", name, id
      from check_section where company_id = ${companyId} and updated_by is not null
      union all
      select created_at, created_by, 'ADVICE_CREATED', false, null, null, id from advice where company_id = ${companyId}
      union all
      select archived_at, ${owner}::int, 'ADVICE_ARCHIVED', false, null, null, id
      from advice where company_id = ${companyId} and archived_at is not null
      union all
      select created_at, created_by, 'ACTION_POINT_CREATED', false, null, null, id
      from action_item where company_id = ${companyId} and created_at < coalesce(completed_at, now() + interval '1 day')
      union all
      select completed_at, completed_by, 'ACTION_POINT_COMPLETED', false, null, null, id
      from action_item where company_id = ${companyId} and completed_at is not null
      union all
      select created_at, created_by, 'VISIT_REPORT_CREATED', false, null, null, id
      from visit_report where company_id = ${companyId}
      union all
      select created_at + interval '2 days', ${owner}::int, 'VISIT_REPORT_RATED', false, null, null, id
      from visit_report where company_id = ${companyId} and rating is not null
    ) as work (happened_at, person_id, kind, is_daily, "check", section_name, item_id)`.execute(transaction)
}
