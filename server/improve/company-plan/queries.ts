import { type Kysely, sql } from 'kysely'
import { selectAuthor } from '#server/history/authoring/authors.ts'
import { selectDay } from '#server/platform/database/days.ts'
import { jsonArrayFrom } from '#server/platform/database/json.ts'
import type { Database } from '#server/platform/database/schema.ts'
import type { Check } from '#shared/domain/basics/check.ts'
import type { Urgency } from '#shared/domain/checks/questionnaire.ts'
import type { FieldValues } from '#shared/domain/checks/section-fields.ts'

type Db = Kysely<Database>

/** `sectionName` null: in the company as a whole. */
export type RiskRow = {
  check: Check
  sectionId: number
  sectionName: string | null
  fields: FieldValues
  scriptKey: string
  questionKey: string
  answerKey: string
  urgency: Urgency
}

/** One row with JSON, which is read faster than hundreds. */
export async function listRisks(db: Db, companyId: number, checks: readonly Check[]): Promise<RiskRow[]> {
  const { rows } = await sql<{ risks: RiskRow[] }>`
    select coalesce(json_agg(json_build_object(
      'check', section."check", 'sectionId', section.id, 'sectionName', section.name, 'fields', section.fields, 'scriptKey', script_key,
      'questionKey', question_key, 'answerKey', answer_key, 'urgency', risk.urgency
    ) order by section.id, script_key collate "C", question_key collate "C", answer_key collate "C"), '[]') as risks
    from check_section as section
    join check_risk as risk on risk.section_id = section.id
    where section.company_id = ${companyId} and section."check" = any(${checks})`.execute(db)
  return rows[0]!.risks
}

export const listSolvedRisks = (db: Db, companyId: number, checks: readonly Check[]) =>
  db
    .selectFrom('solvedRisk')
    .innerJoin('checkSection as section', 'section.id', 'sectionId')
    .select([
      'section.check',
      'sectionId',
      'section.name as sectionName',
      'scriptKey',
      'questionKey',
      'answerKey',
      'urgency',
      'actionItemId',
      'solvedAt',
      selectAuthor('solvedBy').as('solvedBy'),
    ])
    .where('companyId', '=', companyId)
    .where('section.check', '=', sql<Check>`any(${checks})`)
    .orderBy('sectionId')
    .orderBy(sql`script_key collate "C", question_key collate "C", answer_key collate "C"`)
    .execute()
export type SolvedRiskRow = Awaited<ReturnType<typeof listSolvedRisks>>[number]

export async function listActionPoints(db: Db, companyId: number) {
  const points = db
    .selectFrom('actionItem')
    .leftJoin('checkSection as section', 'section.id', 'sectionId')
    .leftJoin('advice', 'advice.id', 'adviceId')
    .select([
      'actionItem.id',
      'actionItem.themes',
      'actionItem.description',
      'actionHolder as holder',
      selectDay<string | null>('deadline').as('deadline'),
      'completedAt',
      selectAuthor('completedBy').as('completedBy'),
      'adviceId',
      'advice.reason as adviceReason',
      'actionItem.check',
      'sectionId',
      'section.name as sectionName',
      'section.fields',
      'scriptKey',
      'questionKey',
      sql<boolean>`completed_at is not null and exists (
        select from check_answer as answer
        where answer.section_id = action_item.section_id and answer.script_key = action_item.script_key
          and answer.question_key = action_item.question_key and answered_at > completed_at
      )`.as('isAnsweredAgain'),
      sql<boolean>`exists (select from action_item_photo where action_item_id = action_item.id)`.as(
        'hasPhotos',
      ),
    ])
    .where('actionItem.companyId', '=', companyId)
    .orderBy('actionItem.id')
  const { rows } = await db.selectNoFrom(jsonArrayFrom(points).as('rows')).executeTakeFirstOrThrow()
  return rows.map(({ completedAt, ...row }) => ({
    ...row,
    completedAt: completedAt === null ? null : new Date(completedAt),
  }))
}
export type ActionPointRow = Awaited<ReturnType<typeof listActionPoints>>[number]

/** Those from which no action points were made. */
export const listAdvices = (db: Db, companyId: number) =>
  db
    .selectFrom('advice')
    .select(['id', 'themes', 'reason', 'necessaryMeasure', 'agreements', 'archivedAt'])
    .where('companyId', '=', companyId)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('actionItem').select('id').whereRef('adviceId', '=', 'advice.id'))),
    )
    .orderBy('id')
    .execute()
export type AdviceRow = Awaited<ReturnType<typeof listAdvices>>[number]

export async function listUnfinishedChecks(db: Db, companyId: number, checks: readonly Check[]) {
  const rows = await db
    .selectFrom('companyCheck')
    .select('check')
    .where('companyId', '=', companyId)
    .where('check', '=', sql<Check>`any(${checks})`)
    .where('status', '=', 'GREY')
    .execute()
  return rows.map(({ check }) => check)
}
