export const whenInUse = { scriptKey: 'PRODUCT', questionKey: 'inUse', answerKeys: ['yes'] }

export const whenForm = (...answerKeys: string[]) => ({
  scriptKey: 'PRODUCT',
  questionKey: 'form',
  answerKeys,
})

/** Nobody stores what comes free during the work. */
export const whenStored = whenForm('liquid', 'paste', 'powder', 'gas', 'aerosol', 'solid', 'unknown')

export const whenCmr = (...answerKeys: string[]) => ({ scriptKey: 'HAZARD', questionKey: 'cmr', answerKeys })

export const withHazard = (...answerKeys: string[]) => ({
  scriptKey: 'HAZARD',
  questionKey: 'hazards',
  answerKeys,
})

export const withoutHealthHazard = { scriptKey: 'HAZARD', questionKey: 'health', answerKeys: ['no'] }

export const whenHazardsUnknown = { scriptKey: 'HAZARD', questionKey: 'statements', answerKeys: ['unknown'] }
