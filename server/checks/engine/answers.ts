import { recordCompanyActivity } from '#server/history/company-activity/record-company-activity.ts'
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

/** `sectionId`: null for the scripts of the company. Throws a Refusal with 404 when that part has no such script. */
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

/** Throws a Refusal with 404 when the script or the question does not exist. */
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

/** `id`: null for the company as a whole. Throws a Refusal with 404 when the section does not exist. */
export async function requireSection(db: Db, check: SectionCheck, id: number | null) {
  const section = (await refreshIfOutdated(db, check)) && (await findSection(db, check, id))
  if (!section) throw new Refusal(404)
  return section
}

const toStoredAnswer = ({ sectionId, answeredAt, answeredBy, ...row }: AnswerRow): StoredAnswer => ({
  ...row,
  lastUpdated: answeredAt.toISOString(),
  lastUpdatedBy: answeredBy,
})

/** `sectionId`: null for the company. Throws a Refusal with 404 when the section does not exist. */
export async function listAnswers(db: Db, check: SectionCheck, sectionId: number | null) {
  const { id } = await requireSection(db, check, sectionId)
  return (await listAnswerRows(db, { sectionIds: [id] })).map(toStoredAnswer)
}

/** Throws a Refusal with 404 when the section or the script does not exist. */
export async function listAnswersOfScript(
  db: Db,
  check: SectionCheck,
  scriptKey: string,
  sectionId: number | null,
) {
  requireSurvey(check.questionnaire, scriptKey, sectionId)
  return (await listAnswers(db, check, sectionId)).filter((row) => row.scriptKey === scriptKey)
}

/** Computes the answer again. Throws a Refusal with 400 when it does not follow from its value. */
function validateComputed(computation: Computation, given: readonly GivenAnswer[]): GivenAnswer[] {
  return given.map(({ answerId, value }) => {
    const computed = computeAnswer(computation, value)
    if (given.length > 1 || computed?.answerId !== answerId) throw new Refusal(400)
    return computed
  })
}

/**
 * Returns the answers as stored: in the order of the question, with texts only where it asks for them. Throws a
 * Refusal with 400 for unknown answers, ones that exclude each other, more than one to a single choice, and texts
 * that are too long.
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

/** Giving the stored answer again to a question that a newer questionnaire opened makes it valid. */
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
 * Records that somebody looked again after an action point was completed and saw that nothing has changed. Returns
 * the answer as stored.
 */
async function confirmAnswer(transaction: Db, stored: AnswerRow, user: CurrentUser): Promise<AnswerRow> {
  const { sectionId, scriptKey, questionId } = stored
  const confirmed = await transaction
    .updateTable('checkAnswer')
    .set({ answeredAt: currentTimestamp, answeredBy: user.id })
    .where('sectionId', '=', sectionId)
    .where('scriptKey', '=', scriptKey)
    .where('questionKey', '=', questionId)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('actionItem')
          .select('id')
          .where('sectionId', '=', sectionId)
          .where('scriptKey', '=', scriptKey)
          .where('questionKey', '=', questionId)
          .whereRef('completedAt', '>', 'answeredAt'),
      ),
    )
    .returning('answeredAt')
    .executeTakeFirst()
  return confirmed ? { ...stored, answeredAt: confirmed.answeredAt, answeredBy: user.fullName } : stored
}

type ChangingSection = {
  section: Pick<SectionRow, 'id' | 'name' | 'archivedAt'>
  rows: readonly AnswerRow[]
  statusBefore: StatusColor
  user: CurrentUser
}

/**
 * Stores the answers to one question with what follows: the status, the history and solved risks (those that are
 * gone and have a completed action point). Returns all answers in the section.
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
    answeredAt: currentTimestamp,
    answeredBy: user.id,
  }
  const { answeredAt } = await transaction
    .insertInto('checkAnswer')
    .values({ sectionId: section.id, scriptKey, questionKey: questionId, ...change })
    .onConflict((conflict) => conflict.columns(['sectionId', 'scriptKey', 'questionKey']).doUpdateSet(change))
    .returning('answeredAt')
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
  await recordCompanyActivity(transaction, {
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
    await recordCompanyActivity(transaction, { ...activity, kind: 'CHECK_FINISHED' })
  return after
}

/**
 * Returns all answers to the script. Giving the stored answers again changes nothing, except as in
 * `isAnsweredAgain` and `confirmAnswer`. Throws a Refusal with 404 for an unknown section or question, 400 for
 * invalid answers or a question that fields decide, 409 when another user saved others since `revision`.
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
