export const whenTask = (...answerKeys: string[]) => ({
  scriptKey: 'EDUCATION',
  questionKey: 'tasks',
  answerKeys,
})
