import { sql } from 'kysely'

import {
  answersOf,
  countQuestions,
  type FoundRisk,
  newQuestions,
  type Part,
  risksOfPart,
  summarizeCell,
  summarizeCheck,
  summarizePart,
  surveysOf,
} from '#shared/domain/check-flow.ts'
import { type Column, isDecided, type Questionnaire } from '#shared/domain/questionnaire.ts'
import type { StatusColor } from '#shared/domain/status-color.ts'
import { Refusal } from '../http/refusal.ts'
import {
  type AnswerRow,
  checkKeyOf,
  type Db,
  findCheck,
  findCheckForUpdate,
  isInUse,
  listAnswerRows,
  listSectionRows,
  type SectionCheck,
  type SectionRow,
} from './queries.ts'

/** The fields of an answer that a status is computed from. */
type AnswerForStatus = Pick<AnswerRow, 'scriptKey' | 'questionId' | 'answers' | 'version'>

/** Returns the matrix cells of a part: the columns for a section, one cell per script for the company. */
const cellsOf = (questionnaire: Questionnaire, part: Part): Omit<Column, 'label'>[] =>
  part === 'SECTION'
    ? questionnaire.columns
    : surveysOf(questionnaire, part).map(({ scriptKey }) => ({
        columnKey: scriptKey,
        scriptKeys: [scriptKey],
      }))

/** Whether a user gave an answer. Otherwise it follows from what is recorded of the section. */
export const isGivenByUser = (
  questionnaire: Questionnaire,
  { scriptKey, questionId }: Pick<AnswerRow, 'scriptKey' | 'questionId'>,
): boolean => !isDecided(questionnaire, { scriptKey }, { questionKey: questionId })

/** The columns of a section that is not in use, which counts for nothing. */
const notCounted = {
  status: 'WHITE',
  num_unfinished: 0,
  num_risks: 0,
  num_new_questions: 0,
  num_questions: 0,
  cells: '[]',
} as const

/** Computes the columns of a `check_section` row that are derived from its answers. `risks`: those of the part. */
function computeStatusColumns(
  questionnaire: Questionnaire,
  part: Part,
  rows: readonly AnswerForStatus[],
  risks: readonly FoundRisk[],
) {
  const answers = answersOf(rows)
  const cells = cellsOf(questionnaire, part).map((column) => {
    const { status, numUnfinished, isUnknown } = summarizeCell(questionnaire, column, answers)
    const inCell = risks.filter(({ scriptKey }) => column.scriptKeys.includes(scriptKey))
    return {
      key: column.columnKey,
      status,
      numUnfinished,
      isUnknown,
      risks: inCell.map(({ label }) => label),
    }
  })
  const { status, numUnfinished, numRisks } = summarizePart(questionnaire, part, answers)
  const given = rows.filter((row) => isGivenByUser(questionnaire, row))
  const versions = given.map(({ version }) => version)
  return {
    status,
    num_unfinished: numUnfinished,
    num_risks: numRisks,
    num_new_questions: newQuestions(questionnaire, part, answers, versions).length,
    num_questions: countQuestions(questionnaire, part, answers),
    is_started: given.some((row) => row.answers.length > 0),
    cells: JSON.stringify(cells),
  }
}

/** The time of the statement. Unlike `now()`, not that of the start of a transaction, which may have waited. */
export const currentTimestamp = sql<Date>`clock_timestamp()`

/** Replaces the risks of a section; those that stay are not written. A question that shows a risk is not solved any more. */
async function storeRisks(transaction: Db, sectionId: number, risks: readonly FoundRisk[]): Promise<void> {
  const rows = risks.map(({ scriptKey, question, answer, urgency }) => ({
    script_key: scriptKey,
    question_key: question.questionKey,
    answer_key: answer.answerKey,
    urgency,
  }))
  await sql`
    with found as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as row (script_key text, question_key text, answer_key text, urgency text)
    ), deleted as (
      delete from check_risk where section_id = ${sectionId}
        and (script_key, question_key, answer_key) not in (select script_key, question_key, answer_key from found)
    ), returned as (
      delete from solved_risk where section_id = ${sectionId}
        and (script_key, question_key) in (select script_key, question_key from found)
    )
    insert into check_risk as stored select ${sectionId}::int, found.* from found
    on conflict (section_id, script_key, question_key, answer_key) do update set urgency = excluded.urgency
      where stored.urgency <> excluded.urgency
  `.execute(transaction)
}

/**
 * Computes the status and the risks of a section from its answers and stores them; none when it is not in use. `userId`:
 * the author of the change, if any.
 */
export async function updateSectionStatus(
  transaction: Db,
  { questionnaire }: SectionCheck,
  { id, name, archivedAt }: Pick<SectionRow, 'id' | 'name' | 'archivedAt'>,
  rows: readonly AnswerForStatus[],
  userId?: number,
): Promise<void> {
  const part = name === null ? 'COMPANY' : 'SECTION'
  const isCounted = isInUse({ archivedAt })
  const risks = isCounted ? risksOfPart(questionnaire, part, answersOf(rows)) : []
  await transaction
    .updateTable('check_section')
    .set({ ...computeStatusColumns(questionnaire, part, rows, risks), ...(!isCounted && notCounted) })
    .$if(userId !== undefined, (query) => query.set({ updated_at: currentTimestamp, updated_by: userId! }))
    .where('id', '=', id)
    .execute()
  await storeRisks(transaction, id, risks)
}

/** Computes the status of a check from that of its sections, stores it and returns it. */
export async function updateCheckStatus(transaction: Db, check: SectionCheck): Promise<StatusColor> {
  const rows = await listSectionRows(transaction, checkKeyOf(check))
  const company = rows.find(({ name }) => name === null)
  const sections = rows.filter((row) => row.name !== null && isInUse(row))
  const { status, numUnfinished } = summarizeCheck(check.questionnaire, sections, company!)
  await transaction
    .updateTable('company_check')
    .set({ status, num_unfinished: numUnfinished, questionnaire_version: check.questionnaire.version })
    .where('company_id', '=', check.companyId)
    .where('check', '=', check.questionnaire.check)
    .execute()
  return status
}

/**
 * Recomputes the status of all sections and of the check, and returns that of the check. Creates the row of the company
 * if it does not exist yet.
 */
async function updateAllStatuses(transaction: Db, check: SectionCheck): Promise<StatusColor> {
  await transaction
    .insertInto('check_section')
    .values({ company_id: check.companyId, check: check.questionnaire.check, name: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const sections = await listSectionRows(transaction, checkKeyOf(check))
  const answers = await listAnswerRows(transaction, { sectionIds: sections.map(({ id }) => id) })
  for (const section of sections) {
    const rows = answers.filter(({ sectionId }) => sectionId === section.id)
    await updateSectionStatus(transaction, check, section, rows)
  }
  return updateCheckStatus(transaction, check)
}

/**
 * Locks a company and a check of it against other changes until the transaction ends, and recomputes a status that is
 * outdated. Returns the status; undefined when the check was not started or was deleted.
 */
async function lockIfStarted(transaction: Db, check: SectionCheck): Promise<StatusColor | undefined> {
  const [row] = await findCheckForUpdate(transaction, checkKeyOf(check))
  if (!row) return undefined
  return row.version < check.questionnaire.version ? updateAllStatuses(transaction, check) : row.status
}

/**
 * Locks a company and a check of it, and recomputes an outdated status. Returns the status. Throws a Refusal with 404
 * when the check was not started.
 */
export async function lockCheck(transaction: Db, check: SectionCheck): Promise<StatusColor> {
  const status = await lockIfStarted(transaction, check)
  if (!status) throw new Refusal(404)
  return status
}

/**
 * Runs `change` in a transaction that holds the lock on the check, with the status before the change. Returns its
 * result. Throws a Refusal with 404 when the check was not started.
 */
export const withLockedCheck = <T>(
  db: Db,
  check: SectionCheck,
  change: (transaction: Db, statusBefore: StatusColor) => Promise<T>,
) =>
  db.transaction().execute(async (transaction) => {
    const statusBefore = await lockCheck(transaction, check)
    return change(transaction, statusBefore)
  })

/**
 * Recomputes the status of a check if it was computed with an older questionnaire, or not at all. Must be called before
 * a check is read. Returns false when the check was not started.
 */
export async function refreshIfOutdated(db: Db, check: SectionCheck): Promise<boolean> {
  const [row] = await findCheck(db, checkKeyOf(check))
  if (!row) return false
  if (row.version >= check.questionnaire.version) return true
  const status = await db.transaction().execute((transaction) => lockIfStarted(transaction, check))
  return status !== undefined
}
