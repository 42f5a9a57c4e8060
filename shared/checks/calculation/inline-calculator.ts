import type { GivenAnswer } from '#shared/domain/checks/check-flow.ts'
import type { Computation, Question } from '#shared/domain/checks/questionnaire.ts'

export type InlineCalculatorProps = {
  question: Question & { computation: Computation }
  /** What was answered: computed when it has a value, otherwise chosen. */
  given: readonly GivenAnswer[]
  /** What was filled in for an earlier question of the script, to begin with; undefined for nothing. */
  earlier: string | undefined
  /** Called with the computed answer; with an empty list when the user removes it. `isTyping`: more may follow shortly. */
  onChange: (answers: GivenAnswer[], options?: { isTyping?: boolean }) => void
}
