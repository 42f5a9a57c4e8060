import type { Questionnaire, Risk } from '#shared/domain/checks/questionnaire.ts'

/** The keys of an answer in a questionnaire. */
type AnswerKeys = { scriptKey: string; questionKey: string; answerKey: string }

/** A risk in the words of the questionnaire. `position`: increases in the order of the questions. */
export type NamedRisk = Risk & { position: number }

/**
 * Returns the risk of an answer; undefined when the questionnaire does not have such an answer, as when another version
 * of the server is running, or the answer is none.
 */
export function riskOfAnswer(
  { scripts }: Questionnaire,
  { scriptKey, questionKey, answerKey }: AnswerKeys,
): NamedRisk | undefined {
  const script = scripts.findIndex((candidate) => candidate.scriptKey === scriptKey)
  const survey = scripts[script]
  if (survey?.scriptType !== 'SURVEY') return undefined
  const question = survey.questions.findIndex((candidate) => candidate.questionKey === questionKey)
  const answer = survey.questions[question]?.answers.find((candidate) => candidate.answerKey === answerKey)
  return answer?.risk && { ...answer.risk, position: script * 1000 + question }
}
