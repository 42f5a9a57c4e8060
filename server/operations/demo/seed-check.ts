import type { Kysely } from 'kysely'
import { lockCheck } from '#server/checks/engine/status.ts'
import type { Database } from '#server/platform/database/schema.ts'
import {
  contradictionOf,
  answersOf as flowAnswersOf,
  type GivenAnswer,
  type Part,
  pagesOf,
  surveysOf,
} from '#shared/domain/checks/check-flow.ts'
import type { Questionnaire } from '#shared/domain/checks/questionnaire.ts'
import { decidedAnswers, type FieldValues, fieldsOf } from '#shared/domain/checks/section-fields.ts'
import { ago } from './ago.ts'

type Transaction = Kysely<Database>

/** Script -> question -> its answers, each with its text, if any. */
export type AnswersByScript = Record<string, Record<string, (string | [answerId: string, value: string])[]>>

/** `name` null: the company as a whole. */
export type SeededSection = {
  name: string | null
  daysAgo: number
  by: 'owner' | 'adviser'
  given: AnswersByScript
  fields?: Record<string, string>
}

export type Editors = { owner: number; adviser: number }

export const answersOf = (given: AnswersByScript[string][string]): GivenAnswer[] =>
  given.map((answer) => {
    const [answerId, value] = typeof answer === 'string' ? [answer, ''] : answer
    return { answerId, value }
  })

/** The answers that follow from the `fields` of a section. */
export function decidedBy(questionnaire: Questionnaire, fields: FieldValues): AnswersByScript {
  const all: AnswersByScript = {}
  for (const { scriptKey, questionId, answerId } of decidedAnswers(fieldsOf(questionnaire), fields))
    all[scriptKey] = { ...all[scriptKey], [questionId]: [answerId] }
  return all
}

/** Questions without a given answer get one that finds no risk. Throws when there is none beside the given ones. */
export function answeredInFull(
  questionnaire: Questionnaire,
  part: Part,
  given: AnswersByScript,
): AnswersByScript {
  const all: AnswersByScript = structuredClone(given)
  const rows = () =>
    Object.entries(all).flatMap(([scriptKey, questions]) =>
      Object.entries(questions).map(([questionId, answers]) => ({
        scriptKey,
        questionId,
        answers: answersOf(answers),
      })),
    )
  for (;;) {
    const next = pagesOf(questionnaire, part, flowAnswersOf(rows())).find(
      ({ scriptKey, questionKey }) => questionKey !== null && !all[scriptKey]?.[questionKey],
    )
    if (!next) return all
    const survey = surveysOf(questionnaire, part).find(({ scriptKey }) => scriptKey === next.scriptKey)!
    const question = survey.questions.find(({ questionKey }) => questionKey === next.questionKey)!
    const answers = flowAnswersOf(rows())
    const possible = question.answers.filter(
      (answer) =>
        !answer.withoutRisks &&
        !answer.requiresMeasures &&
        !answer.freeText &&
        contradictionOf(questionnaire, survey, answer, answers) === undefined,
    )
    const calm =
      possible.find(({ color }) => color === 'GREEN') ?? possible.find(({ color }) => color === null)
    if (!calm) throw new Error(`${survey.scriptKey}.${question.questionKey} has no answer without a risk.`)
    all[next.scriptKey] ??= {}
    all[next.scriptKey]![question.questionKey] = [calm.answerKey]
  }
}

/** `withSection` adds what belongs to a section, before the status is computed from all of it. */
export async function seedCheck(
  transaction: Transaction,
  questionnaire: Questionnaire,
  companyId: number,
  sections: readonly SeededSection[],
  editors: Editors,
  withSection: (name: string | null, sectionId: number) => Promise<void> = async () => undefined,
): Promise<void> {
  const check = { companyId, check: questionnaire.check }
  await transaction.insertInto('companyCheck').values(check).execute()
  for (const { name, daysAgo, by, given, fields = {} } of sections) {
    const at = ago(daysAgo)
    const { id } = await transaction
      .insertInto('checkSection')
      .values({ ...check, name, fields: JSON.stringify(fields), updatedAt: at, updatedBy: editors[by] })
      .returning('id')
      .executeTakeFirstOrThrow()
    const answers = Object.entries(given).flatMap(([scriptKey, questions]) =>
      Object.entries(questions).map(([questionKey, answers]) => ({
        sectionId: id,
        scriptKey,
        questionKey,
        answers: JSON.stringify(answersOf(answers)),
        version: questionnaire.version,
        answeredAt: at,
        answeredBy: editors[by],
      })),
    )
    if (answers.length > 0) await transaction.insertInto('checkAnswer').values(answers).execute()
    await withSection(name, id)
  }
  // Computes the status, which was not computed yet.
  await lockCheck(transaction, { companyId, questionnaire })
}
