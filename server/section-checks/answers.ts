import { type GivenAnswer, surveysOf } from '#shared/domain/check-flow.ts'
import type { Question, Questionnaire, Survey } from '#shared/domain/questionnaire.ts'
import type { AnswerInput, StoredAnswer } from '#shared/domain/section-check.ts'
import type { CurrentUser } from '../http/access.ts'
import { Refusal } from '../http/refusal.ts'
import { type AnswerRow, type Db, findSection, listAnswerRows, type SectionCheck } from './queries.ts'
import {
  currentTimestamp,
  refreshIfOutdated,
  updateCheckStatus,
  updateSectionStatus,
  withLockedCheck,
} from './status.ts'

const ANSWER_CONFLICT = 'Iemand anders heeft deze vraag intussen beantwoord.'

/** Finds a script where it is asked: in sections, or with null of the whole company. Refuses with 404. */
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

/** Finds a question where it is asked, like a script. Refuses with 404. */
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

/** Finds a section, or with null the company as a whole. Refuses with 404. */
export async function requireSection(db: Db, check: SectionCheck, id: number | null) {
  const section = (await refreshIfOutdated(db, check)) && (await findSection(db, check, id))
  if (!section) throw new Refusal(404)
  return section
}

/** Puts a row in the words of the API. */
const toStoredAnswer = ({ sectionId, answeredAt, answeredBy, ...row }: AnswerRow): StoredAnswer => ({
  ...row,
  lastUpdated: answeredAt.toISOString(),
  lastUpdatedBy: answeredBy,
})

/** Everything that was answered in a section, or with null for the whole company. */
export async function listAnswers(db: Db, check: SectionCheck, sectionId: number | null) {
  const { id } = await requireSection(db, check, sectionId)
  return (await listAnswerRows(db, { sectionIds: [id] })).map(toStoredAnswer)
}

/** What was answered in one script of a section. */
export async function listAnswersOfScript(
  db: Db,
  check: SectionCheck,
  scriptKey: string,
  sectionId: number | null,
) {
  requireSurvey(check.questionnaire, scriptKey, sectionId)
  return (await listAnswers(db, check, sectionId)).filter((row) => row.scriptKey === scriptKey)
}

/**
 * The answers as they are stored: in the order of the question, with a text only where one is asked. Refuses with 400
 * what the question does not have, what excludes each other, and several where one is asked.
 */
function validateAnswers(question: Question, given: readonly GivenAnswer[]): GivenAnswer[] {
  const chosen = question.answers.filter(({ answerKey }) =>
    given.some(({ answerId }) => answerId === answerKey),
  )
  const isInvalid =
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

/**
 * Saves the answers to one question. Gives all answers of its script as they are stored then. Refuses with 404 what is
 * not there, with 400 answers that the question does not have, and with 409 when somebody else answered differently
 * meanwhile. What is stored already stays as it is.
 */
export function saveAnswer(
  db: Db,
  check: SectionCheck,
  scriptKey: string,
  { checkSectionId, questionId, answers, revision }: AnswerInput,
  user: CurrentUser,
): Promise<StoredAnswer[]> {
  const { questionnaire } = check
  const question = requireQuestion(questionnaire, scriptKey, questionId, checkSectionId)
  const given = validateAnswers(question, answers)

  return withLockedCheck(db, check, async (transaction) => {
    const section = await findSection(transaction, check, checkSectionId)
    if (!section) throw new Refusal(404)
    const rows = await listAnswerRows(transaction, { sectionIds: [section.id] })
    const stored = rows.find((row) => row.scriptKey === scriptKey && row.questionId === questionId)
    const ofScript = (all: AnswerRow[]) =>
      all.filter((row) => row.scriptKey === scriptKey).map(toStoredAnswer)
    if (areEqual(stored?.answers ?? [], given)) return ofScript(rows)
    if ((stored?.revision ?? 0) !== revision) throw new Refusal(409, ANSWER_CONFLICT, 'ANSWER_CONFLICT')

    const change = {
      answers: JSON.stringify(given),
      revision: revision + 1,
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
      answers: given,
      revision: revision + 1,
      version: questionnaire.version,
      answeredAt,
      answeredBy: user.fullName,
    }
    const after = [...rows.filter((row) => row !== stored), saved]
    await updateSectionStatus(transaction, check, section, after, user.id)
    await updateCheckStatus(transaction, check)
    return ofScript(after)
  })
}
