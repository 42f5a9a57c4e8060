import type { Condition } from '#shared/domain/checks/questionnaire.ts'

// The answers with which all is done that the law asks at a level: the risk of the level is then orange.

/** Source: Arbobesluit, articles 6.8 paragraph 7 and 6.11. */
export const allDoneFromLower: Condition[] = [
  { scriptKey: 'HEARING_PROTECTION', questionKey: 'available', answerKeys: ['yes'] },
  { scriptKey: 'PEOPLE', questionKey: 'informed', answerKeys: ['yes'] },
]

/** Source: Arbobesluit, articles 6.7, 6.8 paragraphs 1 to 4 and 7 to 10, 6.10 and 6.11. */
export const allDoneFromUpper: Condition[] = [
  { scriptKey: 'DOSE', questionKey: 'atEar', answerKeys: ['le87'] },
  { scriptKey: 'DOSE', questionKey: 'assessed', answerKeys: ['yes'] },
  { scriptKey: 'SOURCE', questionKey: 'plan', answerKeys: ['yes'] },
  { scriptKey: 'SOURCE', questionKey: 'technical', answerKeys: ['yes'] },
  { scriptKey: 'SOURCE', questionKey: 'marking', answerKeys: ['marked'] },
  ...allDoneFromLower,
  { scriptKey: 'HEARING_PROTECTION', questionKey: 'worn', answerKeys: ['yes'] },
  { scriptKey: 'PEOPLE', questionKey: 'audiometry', answerKeys: ['yes'] },
]
