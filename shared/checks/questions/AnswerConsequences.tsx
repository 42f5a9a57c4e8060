import './AnswerConsequences.css'

import { combineColors, type GivenAnswer } from '#shared/domain/checks/check-flow.ts'
import type { Question } from '#shared/domain/checks/questionnaire.ts'
import { GradeLegend } from '../GradeLegend.tsx'
import { NormExplanation } from '../NormExplanation.tsx'
import { RiskCard, riskWords } from './RiskCard.tsx'
import { useScrollIntoView } from './use-scroll-into-view.ts'

type Props = {
  question: Question
  given: readonly GivenAnswer[]
  /** Why the chosen answer does not count beside the others, as the end of a sentence. */
  contradiction?: string | undefined
  origin: { sectionId: number | null; scriptKey: string }
}

export function AnswerConsequences({ question, given, contradiction, origin }: Props) {
  const chosen = question.answers.filter(({ answerKey }) =>
    given.some(({ answerId }) => answerId === answerKey),
  )
  const risks = chosen.flatMap(({ risk, color }) =>
    risk ? { ...risk, color: color === 'ORANGE' ? ('ORANGE' as const) : ('RED' as const) } : [],
  )
  const ref = useScrollIntoView(risks.map(({ label }) => label).join())
  const isOpen = chosen.some(({ color }) => color === 'GREY')

  return (
    <div
      ref={ref}
      className="bw-answer-consequences"
      data-color={risks[0] && combineColors(risks.map(({ color }) => color))}
    >
      <p role="status" className={isOpen || contradiction ? undefined : 'bw-visually-hidden'}>
        {risks.map(({ label, color }) => `${riskWords[color]}: ${label}.`).join(' ')}
        {isOpen && 'Deze vraag blijft open. Je kunt hem later beantwoorden.'}
        {contradiction && `Dit antwoord klopt niet: ${contradiction}. Kies een ander antwoord.`}
      </p>
      {risks.map(({ color, ...risk }) => (
        <RiskCard
          key={risk.label}
          risk={risk}
          color={color}
          origin={{ ...origin, questionId: question.questionKey }}
        />
      ))}
      <NormExplanation norm={question.norm}>
        <GradeLegend />
      </NormExplanation>
    </div>
  )
}
