export const whenAtHeight = { scriptKey: 'START', questionKey: 'applies', answerKeys: ['yes'] }

export const withMeans = (...answerKeys: string[]) => ({
  scriptKey: 'MEANS',
  questionKey: 'means',
  answerKeys,
})
