/** The condition of a script that is asked only when the job is done at height. */
export const whenAtHeight = { scriptKey: 'START', questionKey: 'applies', answerKeys: ['yes'] }

/** Returns the condition of a script that is asked only when one of these means was chosen. */
export const withMeans = (...answerKeys: string[]) => ({
  scriptKey: 'MEANS',
  questionKey: 'means',
  answerKeys,
})
