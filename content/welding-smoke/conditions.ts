/** The condition of a script that is asked only when there is welding in the room. */
export const whenWelded = { scriptKey: 'START', questionKey: 'applies', answerKeys: ['yes'] }

/** Returns the condition of a script that is asked only when one of these materials was chosen. */
export const withMaterial = (...answerKeys: string[]) => ({
  scriptKey: 'START',
  questionKey: 'materials',
  answerKeys,
})

/** Returns the condition of a script that is asked only for these classes of fume. */
export const withClass = (...answerKeys: string[]) => ({
  scriptKey: 'CLASS',
  questionKey: 'class',
  answerKeys,
})
