import { setImmediate } from 'node:timers/promises'

import { sql } from 'kysely'
import { toRecordset } from '#server/platform/database/json.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { definitionOf } from '#shared/domain/basics/check.ts'
import type { StatusColor } from '#shared/domain/basics/status-color.ts'
import {
  answersOf,
  countQuestions,
  type FoundRisk,
  hasPlan,
  newQuestions,
  type Part,
  risksOfPart,
  summarizeCell,
  summarizeCheck,
  summarizePart,
  surveysOf,
} from '#shared/domain/checks/check-flow.ts'
import { type Column, isDecided, type Questionnaire } from '#shared/domain/checks/questionnaire.ts'
import { decidedAnswers, fieldsOf } from '#shared/domain/checks/section-fields.ts'
import { keepResult } from './keep-result.ts'
import {
  type AnswerRow,
  checkKeyOf,
  type Db,
  findCheck,
  findCheckForUpdate,
  isInUse,
  listAnswerRows,
  listSectionRows,
  listSectionSummaries,
  type SectionCheck,
  type SectionRow,
} from './queries.ts'

type AnswerForStatus = Pick<AnswerRow, 'scriptKey' | 'questionId' | 'answers' | 'version'>

/** The columns for a section; one cell per script for the company. */
const cellsOf = (questionnaire: Questionnaire, part: Part): Omit<Column, 'label'>[] =>
  part === 'SECTION'
    ? questionnaire.columns
    : surveysOf(questionnaire, part).map(({ scriptKey }) => ({
        columnKey: scriptKey,
        scriptKeys: [scriptKey],
      }))

/** Other answers follow from the fields of the section. */
export const isGivenByUser = (
  questionnaire: Questionnaire,
  { scriptKey, questionId }: Pick<AnswerRow, 'scriptKey' | 'questionId'>,
): boolean => !isDecided(questionnaire, { scriptKey }, { questionKey: questionId })

/** A section that is out of use counts for nothing. */
const notCounted = {
  status: 'WHITE',
  numUnfinished: 0,
  numRisks: 0,
  numNewQuestions: 0,
  numQuestions: 0,
  cells: '[]',
} as const

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
    numUnfinished,
    numRisks,
    numNewQuestions: newQuestions(questionnaire, part, answers, versions).length,
    numQuestions: countQuestions(questionnaire, part, answers),
    isStarted: given.some((row) => row.answers.length > 0),
    cells: JSON.stringify(cells),
  }
}

/** The time of the statement. `now()` is that of the start of a transaction, which may have waited. */
export const currentTimestamp = sql<Date>`clock_timestamp()`

const riskRows = (sectionId: number, risks: readonly FoundRisk[]) =>
  risks.map(({ scriptKey, question, answer, urgency }) => ({
    sectionId,
    scriptKey,
    questionKey: question.questionKey,
    answerKey: answer.answerKey,
    urgency,
  }))
type RiskRow = ReturnType<typeof riskRows>[number]

/** Risks that stay are not written. A question that shows a risk is no longer solved. */
async function storeRisks(
  transaction: Db,
  sectionIds: readonly number[],
  rows: readonly RiskRow[],
): Promise<void> {
  await sql`
    with found as (
      select * from jsonb_to_recordset(${toRecordset(rows)}::jsonb)
        as row (section_id int, script_key text, question_key text, answer_key text, urgency text)
    ), deleted as (
      delete from check_risk where section_id = any(${[...sectionIds]}::int[])
        and (section_id, script_key, question_key, answer_key)
          not in (select section_id, script_key, question_key, answer_key from found)
    ), returned as (
      delete from solved_risk where section_id = any(${[...sectionIds]}::int[])
        and (section_id, script_key, question_key) in (select section_id, script_key, question_key from found)
    )
    insert into check_risk as stored (section_id, script_key, question_key, answer_key, urgency)
    select section_id, script_key, question_key, answer_key, urgency from found
    on conflict (section_id, script_key, question_key, answer_key) do update set urgency = excluded.urgency
      where stored.urgency <> excluded.urgency
  `.execute(transaction)
}

/** `userId`: the author of the change, if any. */
export type ChangedSection = Pick<SectionRow, 'id' | 'name' | 'archivedAt'> & {
  rows: readonly AnswerForStatus[]
  userId?: number | undefined
}

/** Number of sections to compute before yielding to other requests: some milliseconds of work. */
const SECTIONS_PER_TICK = 10

/** Uses one statement for all statuses and one for all risks. Lets other requests run in between. */
export async function updateSectionStatuses(
  transaction: Db,
  { questionnaire }: SectionCheck,
  sections: readonly ChangedSection[],
): Promise<void> {
  const statuses: object[] = []
  const foundRisks: RiskRow[] = []
  for (const { id, name, archivedAt, rows, userId = null } of sections) {
    const part = name === null ? 'COMPANY' : 'SECTION'
    const isCounted = isInUse({ archivedAt })
    const risks = isCounted ? risksOfPart(questionnaire, part, answersOf(rows)) : []
    const columns = computeStatusColumns(questionnaire, part, rows, risks)
    statuses.push({ id, ...columns, ...(!isCounted && notCounted), updatedBy: userId })
    foundRisks.push(...riskRows(id, risks))
    if (statuses.length % SECTIONS_PER_TICK === 0) await setImmediate()
  }
  if (statuses.length === 0) return
  await sql`
    update check_section set status = row.status, num_unfinished = row.num_unfinished, num_risks = row.num_risks,
      num_new_questions = row.num_new_questions, num_questions = row.num_questions, is_started = row.is_started,
      cells = row.cells::jsonb,
      updated_at = case when row.updated_by is null then check_section.updated_at else clock_timestamp() end,
      updated_by = coalesce(row.updated_by, check_section.updated_by)
    from jsonb_to_recordset(${toRecordset(statuses)}::jsonb) as row (
      id int, status text, num_unfinished int, num_risks int, num_new_questions int, num_questions int,
      is_started boolean, cells text, updated_by int)
    where check_section.id = row.id
  `.execute(transaction)
  await storeRisks(
    transaction,
    sections.map(({ id }) => id),
    foundRisks,
  )
}

export const updateSectionStatus = (
  transaction: Db,
  check: SectionCheck,
  { id, name, archivedAt }: Pick<SectionRow, 'id' | 'name' | 'archivedAt'>,
  rows: readonly AnswerForStatus[],
  userId?: number,
): Promise<void> => updateSectionStatuses(transaction, check, [{ id, name, archivedAt, rows, userId }])

const hasSectionList = ({ questionnaire: { check } }: SectionCheck) => definitionOf(check).hasSectionList

export async function updateCheckStatus(transaction: Db, check: SectionCheck): Promise<StatusColor> {
  const rows = await listSectionSummaries(transaction, checkKeyOf(check))
  const company = rows.find(({ isCompany }) => isCompany)
  const sections = rows.filter(({ isCompany }) => !isCompany)
  const { status, numUnfinished } = summarizeCheck(check.questionnaire, sections, company!)
  const unfinished = sections.find((section) => section.status === 'GREY')
  await transaction
    .updateTable('companyCheck')
    .set({
      status,
      // A list counts substances instead of questions.
      numUnfinished: hasSectionList(check) ? (unfinished?.numSections ?? 0) : numUnfinished,
      questionnaireVersion: check.questionnaire.version,
    })
    .where('companyId', '=', check.companyId)
    .where('check', '=', check.questionnaire.check)
    .execute()
  return status
}

/** What follows from the fields of sections that were recorded before the questionnaire asked about it. */
async function addDecidedAnswers(
  transaction: Db,
  { questionnaire }: SectionCheck,
  sections: readonly Pick<SectionRow, 'id' | 'name' | 'fields'>[],
): Promise<void> {
  const rows = sections
    .filter(({ name }) => name !== null)
    .flatMap(({ id, fields }) =>
      decidedAnswers(fieldsOf(questionnaire), fields).map(({ scriptKey, questionId, answerId }) => ({
        sectionId: id,
        scriptKey,
        questionKey: questionId,
        answers: [{ answerId, value: '' }],
      })),
    )
  if (rows.length === 0) return
  await sql`
    insert into check_answer (section_id, script_key, question_key, answers, version)
    select row.*, ${questionnaire.version}::int
    from jsonb_to_recordset(${toRecordset(rows)}::jsonb)
      as row (section_id int, script_key text, question_key text, answers jsonb)
    on conflict (section_id, script_key, question_key) do nothing
  `.execute(transaction)
}

/** Creates the row of the company if it does not exist yet. */
async function updateAllStatuses(transaction: Db, check: SectionCheck): Promise<StatusColor> {
  await transaction
    .insertInto('checkSection')
    .values({ companyId: check.companyId, check: check.questionnaire.check, name: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const sections = await listSectionRows(transaction, checkKeyOf(check))
  await addDecidedAnswers(transaction, check, sections)
  const answers = await listAnswerRows(transaction, { sectionIds: sections.map(({ id }) => id) })
  const answersIn = Map.groupBy(answers, ({ sectionId }) => sectionId)
  const changed = sections.map(({ id, name, archivedAt }) => ({
    id,
    name,
    archivedAt,
    rows: answersIn.get(id) ?? [],
  }))
  await updateSectionStatuses(transaction, check, changed)
  return updateCheckStatus(transaction, check)
}

/** Locks company and check until the end of the transaction. undefined: the check was not started or was deleted. */
async function lockIfStarted(transaction: Db, check: SectionCheck): Promise<StatusColor | undefined> {
  const [row] = await findCheckForUpdate(transaction, checkKeyOf(check))
  if (!row) return undefined
  if (row.version >= check.questionnaire.version) return row.status
  const status = await updateAllStatuses(transaction, check)
  if (hasPlan(row.status) && !hasPlan(status)) await keepResult(transaction, check, row.version)
  return status
}

/** Locks company and check, and recomputes an outdated status. Refuses with 404 when the check was not started. */
export async function lockCheck(transaction: Db, check: SectionCheck): Promise<StatusColor> {
  const status = await lockIfStarted(transaction, check)
  if (!status) throw new Refusal(404)
  return status
}

/** Runs `change` while the check is locked. Refuses with 404 when it was not started. */
export const withLockedCheck = <T>(
  db: Db,
  check: SectionCheck,
  change: (transaction: Db, statusBefore: StatusColor) => Promise<T>,
) =>
  db.transaction().execute(async (transaction) => {
    const statusBefore = await lockCheck(transaction, check)
    return change(transaction, statusBefore)
  })

/** Must be called before a check is read. Returns false when the check was not started. */
export async function refreshIfOutdated(db: Db, check: SectionCheck): Promise<boolean> {
  const [row] = await findCheck(db, checkKeyOf(check))
  if (!row) return false
  if (row.version >= check.questionnaire.version) return true
  const status = await db.transaction().execute((transaction) => lockIfStarted(transaction, check))
  return status !== undefined
}
