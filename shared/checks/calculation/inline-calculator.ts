import type { GivenAnswer } from '#shared/domain/checks/check-flow.ts'
import type { Computation, Question } from '#shared/domain/checks/questionnaire.ts'

export type InlineCalculatorProps = {
  question: Question & { computation: Computation }
  /** Computed when it has a value, otherwise chosen. */
  given: readonly GivenAnswer[]
  /** What was filled in for an earlier question of the script, to begin with. */
  earlier: string | undefined
  /** With an empty list when the user removes the answer. `isTyping`: more may follow shortly. */
  onChange: (answers: GivenAnswer[], options?: { isTyping?: boolean }) => void
}
