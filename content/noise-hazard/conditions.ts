import type { Condition } from '#shared/domain/checks/questionnaire.ts'

/** Noise occurs, or may occur. */
export const whenNoise: Condition = {
  scriptKey: 'START',
  questionKey: 'applies',
  answerKeys: ['yes', 'doubt'],
}

/** The dose reaches the upper action value, or is not known: from there the law asks more. */
export const whenUpper: Condition = {
  scriptKey: 'DOSE',
  questionKey: 'level',
  answerKeys: ['upper', 'unknown'],
}

/** The dose is above the lower action value, or not known. */
export const whenLoud: Condition = {
  scriptKey: 'DOSE',
  questionKey: 'level',
  answerKeys: ['lower', 'upper', 'unknown'],
}
