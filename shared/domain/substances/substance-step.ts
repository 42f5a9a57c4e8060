import { capitalize } from '#shared/domain/basics/capitalize.ts'
import type { StatusColor } from '#shared/domain/basics/status-color.ts'
import { type Questionnaire, type Urgency, urgencies } from '#shared/domain/checks/questionnaire.ts'
import type { SubstanceStep } from './registered-substance.ts'
import type { SubstanceRecord } from './substance.ts'
import { missingFields } from './substance-answers.ts'

type RiskKeys = { scriptKey: string; questionKey: string; answerKey: string; urgency: Urgency }

/** `reactsWith`: see `Substance`. */
type State = {
  reactsWith?: readonly string[]
  record: SubstanceRecord
  risks: readonly RiskKeys[]
  status: StatusColor
  numUnfinished: number
}

/** The best measure against it, and what it is about. */
function riskStep(
  { scripts }: Questionnaire,
  { scriptKey, questionKey, answerKey }: RiskKeys,
  reactsWith: readonly string[],
): SubstanceStep | undefined {
  const script = scripts.find((candidate) => candidate.scriptKey === scriptKey)
  const question =
    script?.scriptType === 'SURVEY'
      ? script.questions.find((candidate) => candidate.questionKey === questionKey)
      : undefined
  const isBeside = scriptKey === 'STORAGE' && questionKey === 'beside'
  const risk = question?.answers.find((answer) => answer.answerKey === answerKey)?.risk
  return (
    risk && {
      kind: 'RISK',
      title: risk.actions[0] ?? risk.label,
      reason: isBeside && reactsWith.length > 0 ? `${risk.label}: ${reactsWith.join(', ')}` : risk.label,
      origin: { scriptKey, questionId: questionKey },
    }
  )
}

/** What has to be filled in first, otherwise the open questions. */
function openStep({ record, numUnfinished }: State): SubstanceStep {
  const [missing] = missingFields(record)
  if (missing)
    return {
      kind: 'RECORD',
      title: `Vul ${missing.label} in`,
      reason: 'Zonder deze gegevens is de stof niet te beoordelen.',
      origin: null,
    }
  const questions = numUnfinished === 1 ? '1 vraag' : `${numUnfinished} vragen`
  return {
    kind: 'QUESTIONS',
    title: `Beantwoord nog ${questions}`,
    reason: capitalize('dan zie je wat er beter kan.'),
    origin: null,
  }
}

/** What is not finished comes before risks, except a risk that must be removed at once. */
export function nextStepOf(questionnaire: Questionnaire, state: State): SubstanceStep | undefined {
  const [risk] = state.risks.toSorted(
    (one, other) => urgencies.indexOf(one.urgency) - urgencies.indexOf(other.urgency),
  )
  if (state.status === 'GREY' && risk?.urgency !== 'NOW') return openStep(state)
  return risk && riskStep(questionnaire, risk, state.reactsWith ?? [])
}
