import { type Kysely, type RawBuilder, sql } from 'kysely'
import { preparedQuery, type Slots } from '#server/platform/database/prepared-query.ts'
import type { Database } from '#server/platform/database/schema.ts'
import type { Check } from '#shared/domain/basics/check.ts'
import { type CompanyActivityKind, isDaily } from '#shared/domain/companies/company-activity.ts'
import type { InviteeRole } from '#shared/domain/companies/invitation.ts'

/**
 * `personId`: null for an administrator, whom the portal does not name. `sectionName`: null for the company as a whole.
 * `itemId`: of the round, section, advice, action point, visit report, item of the company file or invitation.
 */
type CompanyAction = {
  companyId: number
  personId: number | null
  kind: CompanyActivityKind
  check?: Check | null
  sectionName?: string | null
  role?: InviteeRole | null
  itemId?: number | null
}

type Columns = { [Name in keyof CompanyAction]-?: Exclude<CompanyAction[Name], undefined> } & {
  isDaily: boolean
}

/** The unique index of the daily rows. */
const dailyKey = sql`
  company_id, person_id, kind, coalesce("check", ''), coalesce(item_id, 0),
  ((happened_at at time zone 'Europe/Amsterdam')::date)`

const upsertActivity = preparedQuery((db, slot: Slots<Columns>) =>
  db
    .insertInto('companyActivity')
    .values({
      companyId: slot('companyId'),
      personId: slot('personId'),
      kind: slot('kind'),
      isDaily: slot('isDaily'),
      check: slot('check'),
      sectionName: slot('sectionName'),
      role: slot('role'),
      itemId: slot('itemId'),
    })
    .onConflict((conflict) =>
      conflict
        .expression(dailyKey)
        .where(sql<boolean>`is_daily`)
        .doUpdateSet(({ ref }) => ({
          happenedAt: ref('excluded.happenedAt'),
          sectionName: ref('excluded.sectionName'),
        })),
    ),
)

/**
 * The transaction must have locked the company before anything else: the row refers to it, and whoever deletes the
 * company or moves its check locks it first.
 */
export async function recordCompanyActivity(
  transaction: Kysely<Database>,
  { check = null, sectionName = null, role = null, itemId = null, ...action }: CompanyAction,
): Promise<void> {
  await upsertActivity(transaction, {
    ...action,
    isDaily: isDaily(action.kind),
    check,
    sectionName,
    role,
    itemId,
  })
}

/**
 * Requires the same lock as `recordCompanyActivity`. `risks`: a query with the id of the action point that solved a
 * risk, and the label of the risk; one row per action point.
 */
export const insertSolvedRisks = (
  {
    companyId,
    personId,
    check,
    sectionName,
  }: Required<Pick<CompanyAction, 'companyId' | 'personId' | 'check' | 'sectionName'>>,
  risks: RawBuilder<unknown>,
) => sql`
  insert into company_activity (company_id, person_id, kind, is_daily, "check", section_name, item_id, risk)
  select ${companyId}::int, ${personId}::int, 'RISK_SOLVED', ${isDaily('RISK_SOLVED')}::boolean, ${check},
    ${sectionName}, item_id, risk
  from (${risks}) as solved (item_id, risk)
  on conflict (${dailyKey}) where is_daily
    do update set happened_at = excluded.happened_at, section_name = excluded.section_name, risk = excluded.risk`

/** Requires the same lock as `recordCompanyActivity`. */
export const recordItemActivity = (
  transaction: Kysely<Database>,
  kind: CompanyActivityKind,
  itemId: number,
  { user, company }: { user: { id: number }; company: { id: number } },
): Promise<void> =>
  recordCompanyActivity(transaction, { companyId: company.id, personId: user.id, kind, itemId })
