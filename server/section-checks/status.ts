import { sql } from 'kysely'

import {
  answersOf,
  newQuestions,
  type Part,
  risksOf,
  summarizeCell,
  summarizeCheck,
  summarizePart,
  surveysOf,
} from '#shared/domain/check-flow.ts'
import type { Column, Questionnaire } from '#shared/domain/questionnaire.ts'
import { Refusal } from '../http/refusal.ts'
import {
  type AnswerRow,
  checkKeyOf,
  type Db,
  findCheck,
  findCheckForUpdate,
  listAnswerRows,
  listSectionRows,
  type SectionCheck,
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

/** Returns the labels of the risks in these scripts, in the order of the questionnaire. */
const riskLabelsOf = (
  questionnaire: Questionnaire,
  part: Part,
  answers: ReturnType<typeof answersOf>,
  keys: readonly string[],
) =>
  surveysOf(questionnaire, part)
    .filter(({ scriptKey }) => keys.includes(scriptKey))
    .flatMap((survey) => risksOf(questionnaire, survey, answers).map(({ label }) => label))

/** Computes the columns of a `check_section` row that are derived from its answers. */
function computeStatusColumns(questionnaire: Questionnaire, part: Part, rows: readonly AnswerForStatus[]) {
  const answers = answersOf(rows)
  const cells = cellsOf(questionnaire, part).map((column) => {
    const { status, numUnfinished } = summarizeCell(questionnaire, { label: '', ...column }, answers)
    const risks = riskLabelsOf(questionnaire, part, answers, column.scriptKeys)
    return { key: column.columnKey, status, numUnfinished, risks }
  })
  const { status, numUnfinished, numRisks } = summarizePart(questionnaire, part, answers)
  const versions = rows.map(({ version }) => version)
  return {
    status,
    num_unfinished: numUnfinished,
    num_risks: numRisks,
    num_new_questions: newQuestions(questionnaire, part, answers, versions).length,
    is_started: rows.some((row) => row.answers.length > 0),
    cells: JSON.stringify(cells),
  }
}

/** The time of the statement. Unlike `now()`, not that of the start of a transaction, which may have waited. */
export const currentTimestamp = sql<Date>`clock_timestamp()`

/** Computes the status of a section from its answers and stores it. `userId`: the author of the change, if any. */
export const updateSectionStatus = (
  transaction: Db,
  { questionnaire }: SectionCheck,
  { id, name }: { id: number; name: string | null },
  rows: readonly AnswerForStatus[],
  userId?: number,
) =>
  transaction
    .updateTable('check_section')
    .set(computeStatusColumns(questionnaire, name === null ? 'COMPANY' : 'SECTION', rows))
    .$if(userId !== undefined, (query) => query.set({ updated_at: currentTimestamp, updated_by: userId! }))
    .where('id', '=', id)
    .execute()

/** Computes the status of a check from that of its sections and stores it. */
export async function updateCheckStatus(transaction: Db, check: SectionCheck): Promise<void> {
  const rows = await listSectionRows(transaction, checkKeyOf(check))
  const company = rows.find(({ name }) => name === null)
  const sections = rows.filter(({ name }) => name !== null)
  const { status, numUnfinished } = summarizeCheck(sections, company!)
  await transaction
    .updateTable('company_check')
    .set({ status, num_unfinished: numUnfinished, questionnaire_version: check.questionnaire.version })
    .where('company_id', '=', check.companyId)
    .where('check', '=', check.questionnaire.check)
    .execute()
}

/** Recomputes the status of all sections and of the check. Creates the row of the company if it does not exist yet. */
async function updateAllStatuses(transaction: Db, check: SectionCheck): Promise<void> {
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
  await updateCheckStatus(transaction, check)
}

/**
 * Locks a check against other changes until the transaction ends, and recomputes a status that is outdated. Returns
 * false when the check was not started or was deleted.
 */
async function lockIfStarted(transaction: Db, check: SectionCheck): Promise<boolean> {
  const [row] = await findCheckForUpdate(transaction, checkKeyOf(check))
  if (!row) return false
  if (row.version < check.questionnaire.version) await updateAllStatuses(transaction, check)
  return true
}

/** Locks a check and recomputes an outdated status. Throws a Refusal with 404 when the check was not started. */
export async function lockCheck(transaction: Db, check: SectionCheck): Promise<void> {
  if (!(await lockIfStarted(transaction, check))) throw new Refusal(404)
}

/**
 * Runs `change` in a transaction that holds the lock on the check. Returns its result. Throws a Refusal with 404 when
 * the check was not started.
 */
export const withLockedCheck = <T>(db: Db, check: SectionCheck, change: (transaction: Db) => Promise<T>) =>
  db.transaction().execute(async (transaction) => {
    await lockCheck(transaction, check)
    return change(transaction)
  })

/**
 * Recomputes the status of a check if it was computed with an older questionnaire, or not at all. Must be called before
 * a check is read. Returns false when the check was not started.
 */
export async function refreshIfOutdated(db: Db, check: SectionCheck): Promise<boolean> {
  const [row] = await findCheck(db, checkKeyOf(check))
  if (!row) return false
  if (row.version >= check.questionnaire.version) return true
  return db.transaction().execute((transaction) => lockIfStarted(transaction, check))
}
