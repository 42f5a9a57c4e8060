import type { Condition } from '#shared/domain/checks/questionnaire.ts'

/** The condition of the scripts about the dose of a day: noise occurs, or may. */
export const whenNoise: Condition = {
  scriptKey: 'START',
  questionKey: 'applies',
  answerKeys: ['yes', 'doubt'],
}

/** The condition of the scripts about measures: the dose is above the lower action value, or not known. */
export const whenLoud: Condition = {
  scriptKey: 'DOSE',
  questionKey: 'level',
  answerKeys: ['lower', 'upper', 'unknown'],
}
