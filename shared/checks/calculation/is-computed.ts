import type { Computation, Question } from '#shared/domain/questionnaire.ts'

/** Whether the answer to a question is computed. */
export const isComputed = (question: Question): question is Question & { computation: Computation } =>
  question.computation !== undefined
