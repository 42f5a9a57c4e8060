import type { Questionnaire, Risk, Urgency } from '#shared/domain/checks/questionnaire.ts'

/** `urgency`: beside the other answers of the section, as it is stored. */
type StoredRisk = { scriptKey: string; questionKey: string; answerKey: string; urgency: Urgency }

export type NamedRisk = Risk & { position: number }

/** Undefined without a risk, and for an answer that the questionnaire of this version of the server lacks. */
export function riskOfAnswer(
  { scripts }: Questionnaire,
  { scriptKey, questionKey, answerKey, urgency }: StoredRisk,
): NamedRisk | undefined {
  const script = scripts.findIndex((candidate) => candidate.scriptKey === scriptKey)
  const survey = scripts[script]
  if (survey?.scriptType !== 'SURVEY') return undefined
  const question = survey.questions.findIndex((candidate) => candidate.questionKey === questionKey)
  const answer = survey.questions[question]?.answers.find((candidate) => candidate.answerKey === answerKey)
  return answer?.risk && { ...answer.risk, urgency, position: script * 1000 + question }
}
