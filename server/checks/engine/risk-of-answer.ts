import type { Questionnaire, Risk } from '#shared/domain/checks/questionnaire.ts'

type AnswerKeys = { scriptKey: string; questionKey: string; answerKey: string }

export type NamedRisk = Risk & { position: number }

/** Undefined without a risk, and for an answer that the questionnaire of this version of the server lacks. */
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
