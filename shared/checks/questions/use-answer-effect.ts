import { useState } from 'react'

import { countOpenBeside, countQuestions } from '#shared/domain/checks/check-flow.ts'
import { partOf, type Step } from './step.ts'
import { useSection } from './use-check.ts'

/** How many other questions the answers of a step opened. `isNew`: they were not asked before. */
export type AnswerEffect = { count: number; isNew: boolean }

/** Returns what the answers of a step have changed since its page was opened. `count` 0: no question was opened. */
export function useAnswerEffect(step: Step): AnswerEffect {
  const { check, answers } = useSection(step.sectionId)
  const now = [check.questionnaire, partOf(step.sectionId), answers] as const
  const numOpen = countOpenBeside(...now, step)
  const numQuestions = countQuestions(...now)
  const [before] = useState({ numOpen, numQuestions })

  return { count: Math.max(0, numOpen - before.numOpen), isNew: numQuestions > before.numQuestions }
}
