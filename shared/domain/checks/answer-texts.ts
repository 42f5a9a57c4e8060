import type { GivenAnswer } from './check-flow.ts'
import { EXPIRED_ANSWER } from './check-texts.ts'
import { describeComputation } from './computations.ts'
import type { Question } from './questionnaire.ts'

/** Its free text, or what it was computed from; '' for none. */
export const wordsBesideAnswer = (
  { computation }: Pick<Question, 'computation'>,
  { value }: GivenAnswer,
): string => (computation && value ? describeComputation(computation, value) : value)

/** `expired`: the label of an answer that does not exist any more. */
export function answerInWords(
  question: Pick<Question, 'answers' | 'computation'>,
  given: GivenAnswer,
  expired = EXPIRED_ANSWER,
): string {
  const label = question.answers.find(({ answerKey }) => answerKey === given.answerId)?.label ?? expired
  const words = wordsBesideAnswer(question, given)
  return words ? `${label}: ${words}` : label
}
