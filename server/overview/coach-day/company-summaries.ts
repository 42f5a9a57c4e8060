import { type Kysely, sql } from 'kysely'

import type { Database } from '#server/platform/database/schema.ts'

type Db = Kysely<Database>

/** A lock for one transaction at a time that computes summaries. */
const LOCK_KEY = 29
/** Companies at once: a statement for tens of thousands takes longer than it may. */
const BATCH = 500

/** By the same rule as `listRisks` of the overview. */
export const isWithoutHolder = sql<boolean>`not exists (
  select from action_item as point
  where point.section_id = risk.section_id and point.script_key = risk.script_key
    and point.question_key = risk.question_key and point.action_holder <> '')`

/** Without `offset 0`, PostgreSQL may read the risks of all companies for the few that are asked for. */
export const directRisks = sql`lateral (
  select * from check_risk where section_id = section.id and urgency = 'NOW' offset 0) as risk`

/** Skips companies that are being changed; the last call returns their ids too. `isDone`: none are left. */
async function takeChanges(transaction: Db): Promise<{ ids: number[]; isDone: boolean }> {
  const { rows: taken } = await sql<{ companyId: number }>`
    delete from company_change
    where ctid = any(array(select ctid from company_change limit ${BATCH} for update skip locked))
    returning company_id`.execute(transaction)
  const isDone = taken.length < BATCH
  const left = isDone ? await transaction.selectFrom('companyChange').select('companyId').execute() : []
  return { ids: [...new Set([...taken, ...left].map(({ companyId }) => companyId))], isDone }
}

/** From what is committed. Only companies that are open to coaches have a summary. */
async function storeSummaries(transaction: Db, ids: readonly number[]): Promise<void> {
  await sql`
    delete from company_summary
    where company_id = any(${ids}::int[])
      and not exists (select from company where id = company_id and coach_invited_at is not null)`.execute(
    transaction,
  )
  await sql`
    insert into company_summary (company_id, owner_id, coach_invited_at, num_unheld_risks, first_deadline,
      unfinished_checks, last_activity_at)
    select company.id, owner_id, coach_invited_at, coalesce(unheld.number, 0),
      (select min(deadline) from action_item where company_id = company.id and completed_at is null),
      array(select "check" from company_check where company_id = company.id and status = 'GREY'),
      (select happened_at from company_activity where company_id = company.id order by happened_at desc limit 1)
    from company
    left join (
      select company_id, count(*) as number
      from check_section as section cross join ${directRisks}
      where company_id = any(${ids}::int[]) and ${isWithoutHolder}
      group by company_id
    ) as unheld on unheld.company_id = company.id
    where company.id = any(${ids}::int[]) and coach_invited_at is not null
    on conflict (company_id) do update
      set owner_id = excluded.owner_id, coach_invited_at = excluded.coach_invited_at,
        num_unheld_risks = excluded.num_unheld_risks, first_deadline = excluded.first_deadline,
        unfinished_checks = excluded.unfinished_checks, last_activity_at = excluded.last_activity_at`.execute(
    transaction,
  )
}

/** A statement of its own takes the changes before anything is computed: later changes are left for the next call. */
export async function refreshSummaries(db: Db): Promise<void> {
  const change = await db.selectFrom('companyChange').select('companyId').limit(1).executeTakeFirst()
  if (!change) return
  const refreshSome = () =>
    db.transaction().execute(async (transaction) => {
      await sql`select pg_advisory_xact_lock(${LOCK_KEY})`.execute(transaction)
      const { ids, isDone } = await takeChanges(transaction)
      if (ids.length > 0) await storeSummaries(transaction, ids)
      return isDone
    })
  while (!(await refreshSome()));
}
