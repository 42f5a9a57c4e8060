import { useState } from 'react'

import { countOpenBeside, countQuestions } from '#shared/domain/check-flow.ts'
import { partOf, type Step } from './step.ts'
import { useSection } from './use-check.ts'

/** "Door je antwoord komen er 6 vragen bij." Nothing when no more questions are open than at the beginning of the step. */
export function AnswerEffect({ step }: { step: Step }) {
  const { check, answers } = useSection(step.sectionId)
  const now = [check.questionnaire, partOf(step.sectionId), answers] as const
  const numOpen = countOpenBeside(...now, step)
  const numQuestions = countQuestions(...now)
  const [before] = useState({ numOpen, numQuestions })
  const count = numOpen - before.numOpen

  return (
    <p role="status" className={count > 0 ? 'bw-answer-effect' : 'bw-visually-hidden'}>
      {count > 0 && `Door je antwoord ${formatEffect(count, numQuestions > before.numQuestions)}.`}
    </p>
  )
}

/** `isNew`: the questions were not asked before. Otherwise their answers are not valid any more. */
function formatEffect(count: number, isNew: boolean) {
  if (isNew) return count === 1 ? 'komt er 1 vraag bij' : `komen er ${count} vragen bij`
  return count === 1 ? 'staat er 1 vraag weer open' : `staan er ${count} vragen weer open`
}
