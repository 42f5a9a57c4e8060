/** Returns the dependency of a script that is asked only when one of these tasks was chosen in EDUCATION. */
export const whenTask = (...answerKeys: string[]) => ({
  scriptKey: 'EDUCATION',
  questionKey: 'tasks',
  answerKeys,
})
