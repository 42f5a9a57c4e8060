export const whenInUse = { scriptKey: 'PRODUCT', questionKey: 'inUse', answerKeys: ['yes'] }

export const whenCmr = (...answerKeys: string[]) => ({ scriptKey: 'HAZARD', questionKey: 'cmr', answerKeys })

export const withHazard = (answerKey: string) => ({
  scriptKey: 'HAZARD',
  questionKey: 'hazards',
  answerKeys: [answerKey],
})
