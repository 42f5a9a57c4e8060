export const whenInUse = { scriptKey: 'START', questionKey: 'inUse', answerKeys: ['yes'] }
