import type { Condition } from '#shared/domain/checks/questionnaire.ts'
import { kinds } from './kinds.ts'

export const whenInUse: Condition = { scriptKey: 'START', questionKey: 'inUse', answerKeys: ['yes'] }

/** Any machine but one of these kinds. */
export const unlessKind = (...excluded: string[]): Condition => ({
  scriptKey: 'START',
  questionKey: 'kind',
  answerKeys: kinds.map(({ answerKey }) => answerKey).filter((key) => !excluded.includes(key)),
})
