import type { Computation, Question } from '#shared/domain/checks/questionnaire.ts'
import { calculators } from './calculators.ts'

export const isComputed = (question: Question): question is Question & { computation: Computation } =>
  question.computation !== undefined && question.computation in calculators
