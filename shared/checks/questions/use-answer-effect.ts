import { useState } from 'react'

import { countOpenBeside, countQuestions } from '#shared/domain/checks/check-flow.ts'
import { partOf, type Step } from './step.ts'
import { useSection } from './use-check.ts'

export type AnswerEffect = { count: number; isNew: boolean }

/** Since the page of the step was opened. `count` 0: no question was opened. */
export function useAnswerEffect(step: Step): AnswerEffect {
  const { check, answers } = useSection(step.sectionId)
  const now = [check.questionnaire, partOf(step.sectionId), answers] as const
  const numOpen = countOpenBeside(...now, step)
  const numQuestions = countQuestions(...now)
  const [before] = useState({ numOpen, numQuestions })

  return { count: Math.max(0, numOpen - before.numOpen), isNew: numQuestions > before.numQuestions }
}
