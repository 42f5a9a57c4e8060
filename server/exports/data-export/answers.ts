import { questionnaires } from '#server/checks/questionnaires/registry.ts'
import type { Check } from '#shared/domain/basics/check.ts'
import { answerInWords } from '#shared/domain/checks/answer-texts.ts'
import type { GivenAnswer } from '#shared/domain/checks/check-flow.ts'
import type { Survey } from '#shared/domain/checks/questionnaire.ts'
import { type FieldValues, fieldsInWords, fieldsOf } from '#shared/domain/checks/section-fields.ts'
import type { ExportedRow } from './snapshot.ts'

// Stored answers, which consist of keys, in the words of the questionnaire. Keys that it no longer has are shown as
// they are.

type StoredAnswer = Pick<ExportedRow<'check_answer'>, 'script_key' | 'question_key' | 'answers'>

const surveysOf = (check: Check): Survey[] =>
  questionnaires[check].scripts.filter((script) => script.scriptType === 'SURVEY')

const findSurvey = (check: Check, scriptKey: string) =>
  surveysOf(check).find((survey) => survey.scriptKey === scriptKey)

/** Leaves out the values of fields that the questionnaire no longer has. */
export function recorded(check: Check, values: FieldValues): [label: string, text: string][] {
  return fieldsInWords(fieldsOf(questionnaires[check]), values).flatMap(({ label, text }) =>
    text === '' ? [] : [[label, text]],
  )
}

export const scriptName = (check: Check, scriptKey: string) =>
  findSurvey(check, scriptKey)?.title ?? scriptKey

/** The answers are one on a line. `section`: its name; null for the whole company, or when it is not known. */
export function inWords(
  check: Check,
  { script_key, question_key, answers }: StoredAnswer,
  section: string | null,
): { question: string; answer: string } {
  const question = findSurvey(check, script_key)?.questions.find(
    ({ questionKey }) => questionKey === question_key,
  )
  const words = (given: GivenAnswer) => answerInWords(question ?? { answers: [] }, given, given.answerId)
  const { one, placeholder } = questionnaires[check].section
  return {
    question: question ? question.text.replaceAll(placeholder, () => section ?? `de ${one}`) : question_key,
    answer: answers.map(words).join('\n') || 'Geen antwoord',
  }
}

export function riskLabel(
  check: Check,
  {
    script_key,
    question_key,
    answer_key,
  }: Pick<ExportedRow<'solved_risk'>, 'script_key' | 'question_key' | 'answer_key'>,
): string {
  const question = findSurvey(check, script_key)?.questions.find(
    ({ questionKey }) => questionKey === question_key,
  )
  return question?.answers.find(({ answerKey }) => answerKey === answer_key)?.risk?.label ?? answer_key
}

export function byScript<Row extends StoredAnswer>(check: Check, rows: readonly Row[]) {
  const surveys = surveysOf(check)
  const order = surveys.flatMap(({ scriptKey, questions }) =>
    questions.map(({ questionKey }) => `${scriptKey} ${questionKey}`),
  )
  const place = ({ script_key, question_key }: Row) => {
    const index = order.indexOf(`${script_key} ${question_key}`)
    return index < 0 ? order.length : index
  }
  const sorted = rows.toSorted((one, other) => place(one) - place(other))
  return [...Map.groupBy(sorted, ({ script_key }) => script_key)].map(([scriptKey, answers]) => ({
    name: scriptName(check, scriptKey),
    answers,
  }))
}
