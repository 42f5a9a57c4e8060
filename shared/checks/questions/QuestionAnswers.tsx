import type { ComponentProps } from 'react'

import { Calculator } from '../calculation/Calculator.tsx'
import { isComputed } from '../calculation/is-computed.ts'
import { AnswerCards } from './AnswerCards.tsx'

type Props = ComponentProps<typeof AnswerCards> & {
  /** What was filled in for an earlier question of the script, which a calculation begins with. */
  earlier: string | undefined
}

export function QuestionAnswers({ question, given, earlier, onChange }: Props) {
  if (!isComputed(question)) return <AnswerCards question={question} given={given} onChange={onChange} />
  const calculator = <Calculator question={question} given={given} earlier={earlier} onChange={onChange} />
  if (question.type === 'COMPUTED') return calculator
  return (
    <>
      {calculator}
      <AnswerCards question={question} given={given} onChange={onChange} legend="Of kies zelf een antwoord" />
    </>
  )
}
