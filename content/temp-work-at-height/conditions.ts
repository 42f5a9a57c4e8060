export const whenAtHeight = { scriptKey: 'START', questionKey: 'applies', answerKeys: ['yes'] }

/** Above the floor, and below 2.5 metres. */
export const whenLow = { ...whenAtHeight, answerKeys: ['low'] }

export const whenOffFloor = { ...whenAtHeight, answerKeys: ['yes', 'low'] }

export const withPlace = (...answerKeys: string[]) => ({
  scriptKey: 'START',
  questionKey: 'place',
  answerKeys,
})

export const withMeans = (...answerKeys: string[]) => ({
  scriptKey: 'MEANS',
  questionKey: 'means',
  answerKeys,
})

export const standingOn = (...answerKeys: string[]) => ({
  scriptKey: 'LOW',
  questionKey: 'stand',
  answerKeys,
})

/** A rail is impossible, and why is recorded (Arbobesluit 3.16 lid 5). */
export const harnessWithReason = [
  withMeans('harness'),
  { scriptKey: 'MEANS', questionKey: 'choice', answerKeys: ['yes'] },
]
