import { type Kysely, sql } from 'kysely'
import { authorOf, selectAuthor } from '#server/history/authoring/authors.ts'
import { isUnreadBy } from '#server/improve/advices/queries.ts'
import { selectDay, today } from '#server/platform/database/days.ts'
import type { Database } from '#server/platform/database/schema.ts'
import type { Check } from '#shared/domain/basics/check.ts'
import type { StatusColor } from '#shared/domain/basics/status-color.ts'
import type { Urgency } from '#shared/domain/checks/questionnaire.ts'
import type { DueActionPoint } from '#shared/domain/overview/company-overview.ts'

type Db = Kysely<Database>

const MAX_DUE = 5

type CheckRow = {
  check: Check
  status: StatusColor
  numUnfinished: number
  numQuestions: number
  /** Whether the portal has its questions. */
  hasSections: boolean
}

export async function listStartedChecks(db: Db, companyId: number, checks: readonly Check[]) {
  const { rows } = await sql<CheckRow>`
    select "check", status, has_sections,
      -- Without sections a check has more open questions than its sections together; a register counts no questions.
      greatest(num_unfinished, open)::int as num_unfinished,
      (answered + greatest(num_unfinished, open))::int as num_questions
    from (
      select company_check."check", company_check.status, company_check.num_unfinished,
        count(section.id) > 0 as has_sections,
        coalesce(sum(section.num_unfinished), 0) as open,
        coalesce(sum(section.num_questions - section.num_unfinished), 0) as answered
      from company_check
      left join check_section as section
        on section.company_id = company_check.company_id and section."check" = company_check."check"
      where company_check.company_id = ${companyId} and company_check."check" = any(${checks})
      group by company_check.company_id, company_check."check"
    ) as counted`.execute(db)
  return rows
}

/** `sectionName` null: the company as a whole. */
type Place = {
  sectionId: number
  sectionName: string | null
  holder: string | null
  /** Without a holder. */
  openPointId: number | null
}

/** In one or several sections. `places`: the one that is listed first. */
export type RiskRow = {
  check: Check
  urgency: Urgency
  scriptKey: string
  questionKey: string
  answerKey: string
  numPlaces: number
  place: Place
}

/** One row per answer, places without a holder first. The holder of a completed action point counts too. */
export async function listRisks(db: Db, companyId: number, checks: readonly Check[]): Promise<RiskRow[]> {
  const { rows } = await sql<RiskRow>`
    with point as (
      select section_id, script_key, question_key,
        min(action_holder collate "C") filter (where action_holder <> '') as holder,
        min(id) filter (where action_holder = '' and completed_at is null) as open_point_id
      from action_item where company_id = ${companyId} and section_id is not null
      group by section_id, script_key, question_key
    ), answer as (
      select section."check", risk.urgency, risk.script_key, risk.question_key, risk.answer_key,
        count(*)::int as num_places,
        coalesce(min(section.id) filter (where point.holder is null), min(section.id)) as section_id
      from check_section as section
      join check_risk as risk on risk.section_id = section.id
      left join point using (section_id, script_key, question_key)
      where section.company_id = ${companyId} and section."check" = any(${checks})
      group by section."check", risk.urgency, risk.script_key, risk.question_key, risk.answer_key
    )
    select answer."check", answer.urgency, answer.script_key, answer.question_key,
      answer.answer_key, answer.num_places,
      json_build_object('sectionId', section.id, 'sectionName', section.name, 'holder', point.holder,
        'openPointId', point.open_point_id) as place
    from answer
    join check_section as section on section.id = answer.section_id
    left join point on point.section_id = answer.section_id and point.script_key = answer.script_key
      and point.question_key = answer.question_key
    -- The rest of the order follows from the questionnaire.
    order by answer.answer_key collate "C"`.execute(db)
  return rows
}

export const listDueActionPoints = (db: Db, companyId: number): Promise<DueActionPoint[]> =>
  db
    .selectFrom('actionItem')
    .select(['id', 'description', 'actionHolder', selectDay<string>('deadline').as('deadline')])
    .where('companyId', '=', companyId)
    .where('completedAt', 'is', null)
    .where('deadline', 'is not', null)
    .orderBy('deadline')
    .orderBy('id')
    .limit(MAX_DUE)
    .execute()

/** Not archived, and still to be read by the user; undefined when there is none. */
export async function findUnreadAdvice(db: Db, companyId: number, userId: number) {
  const row = await db
    .selectFrom('advice')
    .select(['id', 'createdAt', selectAuthor('advice.createdBy').as('createdBy')])
    .where('companyId', '=', companyId)
    .where('archivedAt', 'is', null)
    .where(isUnreadBy(userId))
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return (
    row && {
      adviceId: row.id,
      createdBy: authorOf(row.createdBy),
      createdDate: row.createdAt.toISOString(),
    }
  )
}

/** It took place, was not rated, and its report is not archived; undefined when there is none. */
export async function findUnratedVisit(db: Db, companyId: number) {
  const row = await db
    .selectFrom('visitReport')
    .select([
      'id',
      selectDay<string>('dateAppointment').as('day'),
      selectAuthor('visitReport.createdBy').as('createdBy'),
    ])
    .where('companyId', '=', companyId)
    .where('archivedAt', 'is', null)
    .where('rating', 'is', null)
    .where('dateAppointment', '<=', today)
    .orderBy('dateAppointment', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row && { visitReportId: row.id, createdBy: authorOf(row.createdBy), dateAppointment: row.day }
}
