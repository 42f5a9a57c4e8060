/** Asked of those who chose one of these tasks in EDUCATION. */
export const whenTask = (...answerKeys: string[]) => ({
  scriptKey: 'EDUCATION',
  questionKey: 'tasks',
  answerKeys,
})
