import { recordActivity } from '#server/history/activity/record-activity.ts'
import type { CurrentUser } from '#server/platform/http/access.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { isLongerThan } from '#shared/domain/basics/characters.ts'
import type { StatusColor } from '#shared/domain/basics/status-color.ts'
import { answersOf, type GivenAnswer, isOutdated, surveysOf } from '#shared/domain/checks/check-flow.ts'
import { computeAnswer } from '#shared/domain/checks/computations.ts'
import {
  type Computation,
  isDecided,
  type Question,
  type Questionnaire,
  type Survey,
} from '#shared/domain/checks/questionnaire.ts'
import {
  type AnswerInput,
  MAX_FREE_TEXT_LENGTH,
  type StoredAnswer,
} from '#shared/domain/checks/section-check.ts'
import {
  type AnswerRow,
  type Db,
  findSection,
  listAnswerRows,
  type SectionCheck,
  type SectionRow,
} from './queries.ts'
import { recordSolvedRisks } from './solved-risks.ts'
import {
  currentTimestamp,
  refreshIfOutdated,
  updateCheckStatus,
  updateSectionStatus,
  withLockedCheck,
} from './status.ts'

const ANSWER_CONFLICT = 'Iemand anders heeft deze vraag intussen beantwoord.'

/**
 * Returns the script with this key. `sectionId`: null for the scripts of the company, otherwise those of a section.
 * Throws a Refusal with 404 when that part of the questionnaire has no such script.
 */
export function requireSurvey(
  questionnaire: Questionnaire,
  scriptKey: string,
  sectionId: number | null,
): Survey {
  const surveys = surveysOf(questionnaire, sectionId === null ? 'COMPANY' : 'SECTION')
  const survey = surveys.find((candidate) => candidate.scriptKey === scriptKey)
  if (!survey) throw new Refusal(404)
  return survey
}

/** Returns one question of such a script. Throws a Refusal with 404 when it does not exist. */
export function requireQuestion(
  questionnaire: Questionnaire,
  scriptKey: string,
  questionId: string,
  sectionId: number | null,
): Question {
  const { questions } = requireSurvey(questionnaire, scriptKey, sectionId)
  const question = questions.find(({ questionKey }) => questionKey === questionId)
  if (!question) throw new Refusal(404)
  return question
}

/** Returns a section, or with null the company as a whole. Throws a Refusal with 404 when it does not exist. */
export async function requireSection(db: Db, check: SectionCheck, id: number | null) {
  const section = (await refreshIfOutdated(db, check)) && (await findSection(db, check, id))
  if (!section) throw new Refusal(404)
  return section
}

/** Converts a row to the shape of the API. */
const toStoredAnswer = ({ sectionId, answeredAt, answeredBy, ...row }: AnswerRow): StoredAnswer => ({
  ...row,
  lastUpdated: answeredAt.toISOString(),
  lastUpdatedBy: answeredBy,
})

/** Returns all answers in a section, or with null those of the company. Throws a Refusal with 404. */
export async function listAnswers(db: Db, check: SectionCheck, sectionId: number | null) {
  const { id } = await requireSection(db, check, sectionId)
  return (await listAnswerRows(db, { sectionIds: [id] })).map(toStoredAnswer)
}

/** Returns the answers to one script, in a section or of the company. Throws a Refusal with 404. */
export async function listAnswersOfScript(
  db: Db,
  check: SectionCheck,
  scriptKey: string,
  sectionId: number | null,
) {
  requireSurvey(check.questionnaire, scriptKey, sectionId)
  return (await listAnswers(db, check, sectionId)).filter((row) => row.scriptKey === scriptKey)
}

/** Returns the answer to a computed question, computed again. Throws a Refusal with 400 when it does not follow from its value. */
function validateComputed(computation: Computation, given: readonly GivenAnswer[]): GivenAnswer[] {
  return given.map(({ answerId, value }) => {
    const computed = computeAnswer(computation, value)
    if (given.length > 1 || computed?.answerId !== answerId) throw new Refusal(400)
    return computed
  })
}

/**
 * Returns the answers as they are stored: in the order of the question, with a text only where the question asks one.
 * Throws a Refusal with 400 for an unknown answer, answers that exclude each other, several answers to a question that
 * takes one, and a text that is too long.
 */
function validateAnswers(question: Question, given: readonly GivenAnswer[]): GivenAnswer[] {
  const isChosen = question.type === 'SINGLE' && given.every(({ value }) => value === '')
  if (question.computation && !isChosen) return validateComputed(question.computation, given)
  const chosen = question.answers.filter(({ answerKey }) =>
    given.some(({ answerId }) => answerId === answerKey),
  )
  const isInvalid =
    given.some(({ value }) => isLongerThan(MAX_FREE_TEXT_LENGTH, value)) ||
    chosen.length !== given.length ||
    (chosen.length > 1 && (question.type === 'SINGLE' || chosen.some((answer) => answer.excludesOthers)))
  if (isInvalid) throw new Refusal(400)
  return chosen.map(({ answerKey, freeText }) => ({
    answerId: answerKey,
    value: freeText ? given.find(({ answerId }) => answerId === answerKey)!.value : '',
  }))
}

const areEqual = (one: readonly GivenAnswer[], other: readonly GivenAnswer[]) =>
  one.length === other.length &&
  one.every(({ answerId, value }) =>
    other.some((answer) => answer.answerId === answerId && answer.value === value),
  )

/** Whether a stored answer is given again to a question that a newer questionnaire opened, which makes it valid. */
const isAnsweredAgain = (
  questionnaire: Questionnaire,
  survey: Survey,
  question: Question,
  stored: AnswerRow | undefined,
) =>
  stored !== undefined &&
  isOutdated(
    questionnaire,
    survey,
    question,
    stored.answers.map((answer) => ({ ...answer, version: stored.version })),
  )

/**
 * Records that somebody gave the stored answer again after an action point for its question was completed: who looked
 * again, and saw that nothing has changed. Returns the answer as it is stored afterwards.
 */
async function confirmAnswer(transaction: Db, stored: AnswerRow, user: CurrentUser): Promise<AnswerRow> {
  const { sectionId, scriptKey, questionId } = stored
  const confirmed = await transaction
    .updateTable('check_answer')
    .set({ answered_at: currentTimestamp, answered_by: user.id })
    .where('section_id', '=', sectionId)
    .where('script_key', '=', scriptKey)
    .where('question_key', '=', questionId)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('action_item')
          .select('id')
          .where('section_id', '=', sectionId)
          .where('script_key', '=', scriptKey)
          .where('question_key', '=', questionId)
          .whereRef('completed_at', '>', 'answered_at'),
      ),
    )
    .returning('answered_at')
    .executeTakeFirst()
  return confirmed ? { ...stored, answeredAt: confirmed.answered_at, answeredBy: user.fullName } : stored
}

/** A section whose answers change, with those of before the change. `statusBefore`: of its check. */
type ChangingSection = {
  section: Pick<SectionRow, 'id' | 'name' | 'archivedAt'>
  rows: readonly AnswerRow[]
  statusBefore: StatusColor
  user: CurrentUser
}

/**
 * Stores the answers to one question, whatever was stored before, with everything that follows from them: the status, the
 * history and the risks that are solved. Returns all answers in the section.
 */
export async function storeAnswers(
  transaction: Db,
  check: SectionCheck,
  { section, rows, statusBefore, user }: ChangingSection,
  { scriptKey, questionId, answers }: Pick<AnswerRow, 'scriptKey' | 'questionId' | 'answers'>,
): Promise<AnswerRow[]> {
  const { questionnaire } = check
  const stored = rows.find((row) => row.scriptKey === scriptKey && row.questionId === questionId)
  const revision = (stored?.revision ?? 0) + 1
  const change = {
    answers: JSON.stringify(answers),
    revision,
    version: questionnaire.version,
    answered_at: currentTimestamp,
    answered_by: user.id,
  }
  const { answered_at: answeredAt } = await transaction
    .insertInto('check_answer')
    .values({ section_id: section.id, script_key: scriptKey, question_key: questionId, ...change })
    .onConflict((conflict) =>
      conflict.columns(['section_id', 'script_key', 'question_key']).doUpdateSet(change),
    )
    .returning('answered_at')
    .executeTakeFirstOrThrow()
  const saved: AnswerRow = {
    sectionId: section.id,
    scriptKey,
    questionId,
    answers,
    revision,
    version: questionnaire.version,
    answeredAt,
    answeredBy: user.fullName,
  }
  const after = [...rows.filter((row) => row !== stored), saved]
  await updateSectionStatus(transaction, check, section, after, user.id)
  const status = await updateCheckStatus(transaction, check)
  const activity = { companyId: check.companyId, personId: user.id, check: questionnaire.check }
  await recordActivity(transaction, {
    ...activity,
    kind: 'SECTION_ANSWERED',
    sectionName: section.name,
    itemId: section.id,
  })
  await recordSolvedRisks(transaction, check, section, {
    before: answersOf(rows),
    after: answersOf(after),
    userId: user.id,
  })
  if (statusBefore === 'GREY' && status !== 'GREY')
    await recordActivity(transaction, { ...activity, kind: 'CHECK_FINISHED' })
  return after
}

/**
 * Saves the answers to one question. Returns all answers to its script as they are stored afterwards. Saving the stored
 * answers again changes nothing, unless a newer questionnaire opened the question, or an action point for the question was
 * completed since: then it is recorded that they were given again. A risk that is gone counts as solved when an action point for it is completed. Throws a Refusal
 * with 404 when the section or the question does not exist, with 400 for invalid answers and for a question whose answer
 * follows from what is recorded of the section, and with 409 when another user saved different answers since `revision`.
 */
export function saveAnswer(
  db: Db,
  check: SectionCheck,
  scriptKey: string,
  { checkSectionId: sectionId, questionId, answers, revision }: AnswerInput,
  user: CurrentUser,
): Promise<StoredAnswer[]> {
  const { questionnaire } = check
  const survey = requireSurvey(questionnaire, scriptKey, sectionId)
  const question = requireQuestion(questionnaire, scriptKey, questionId, sectionId)
  if (isDecided(questionnaire, survey, question)) throw new Refusal(400)
  const given = validateAnswers(question, answers)

  return withLockedCheck(db, check, async (transaction, statusBefore) => {
    const section = await findSection(transaction, check, sectionId)
    if (!section) throw new Refusal(404)
    const rows = await listAnswerRows(transaction, { sectionIds: [section.id] })
    const stored = rows.find((row) => row.scriptKey === scriptKey && row.questionId === questionId)
    const ofScript = (all: AnswerRow[]) =>
      all.filter((row) => row.scriptKey === scriptKey).map(toStoredAnswer)
    if (areEqual(stored?.answers ?? [], given) && !isAnsweredAgain(questionnaire, survey, question, stored)) {
      const confirmed = stored && (await confirmAnswer(transaction, stored, user))
      return ofScript(rows.map((row) => (confirmed && row === stored ? confirmed : row)))
    }
    if ((stored?.revision ?? 0) !== revision) throw new Refusal(409, ANSWER_CONFLICT, 'ANSWER_CONFLICT')

    const change = { scriptKey, questionId, answers: given }
    const after = await storeAnswers(transaction, check, { section, rows, statusBefore, user }, change)
    return ofScript(after)
  })
}
