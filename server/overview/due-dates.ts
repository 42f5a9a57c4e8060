import { type Kysely, sql } from 'kysely'
import { resultPath } from '#server/checks/engine/check-paths.ts'
import { remindingFields } from '#server/checks/engine/reminding-fields.ts'
import { today } from '#server/platform/database/days.ts'
import type { Database } from '#server/platform/database/schema.ts'
import type { Check } from '#shared/domain/basics/check.ts'
import type { DueDate } from '#shared/domain/overview/company-overview.ts'

/** Source of the days: our own choice. */
const DAYS_AHEAD = 30
const MAX_DUE_DATES = 5

type Row = { sectionId: number; sectionName: string; check: Check; key: string; day: string }

/** Of sections in use: past or near, the earliest first. */
export async function listDueDates(
  db: Kysely<Database>,
  companyId: number,
  checks: readonly Check[],
): Promise<DueDate[]> {
  const fields = remindingFields(checks)
  if (fields.length === 0) return []
  const { rows } = await sql<Row>`
    select section.id as section_id, section.name as section_name, section."check", known.key,
      section.fields ->> known.key as day
    from check_section as section
    join jsonb_to_recordset(${JSON.stringify(fields)}::jsonb) as known ("check" text, key text)
      on known."check" = section."check"
    where section.company_id = ${companyId} and section.archived_at is null
      -- Days as yyyy-mm-dd have the order of the days.
      and section.fields ->> known.key <= to_char(${today} + ${DAYS_AHEAD}::int, 'YYYY-MM-DD')
    order by day, section.id
    limit ${MAX_DUE_DATES}`.execute(db)
  return rows.map(({ sectionId, sectionName, check, key, day }) => ({
    check,
    sectionName,
    label: fields.find((field) => field.check === check && field.key === key)!.label,
    day,
    href: resultPath({ check, companyId }, sectionId),
  }))
}
