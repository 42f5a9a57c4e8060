/** The condition of a script that is asked only for a substance that is in use. */
export const whenInUse = { scriptKey: 'PRODUCT', questionKey: 'inUse', answerKeys: ['yes'] }

/** Returns the condition of a script that is asked only for these answers to the question whether a substance is CMR. */
export const whenCmr = (...answerKeys: string[]) => ({ scriptKey: 'HAZARD', questionKey: 'cmr', answerKeys })

/** Returns the condition of a question that is asked only for a substance with this hazard. */
export const withHazard = (answerKey: string) => ({
  scriptKey: 'HAZARD',
  questionKey: 'hazards',
  answerKeys: [answerKey],
})
