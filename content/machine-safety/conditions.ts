/** The condition of a script that is asked only about a machine that is used. */
export const whenInUse = { scriptKey: 'START', questionKey: 'inUse', answerKeys: ['yes'] }
