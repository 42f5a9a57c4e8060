export const whenWelded = { scriptKey: 'START', questionKey: 'applies', answerKeys: ['yes'] }

export const withMaterial = (...answerKeys: string[]) => ({
  scriptKey: 'START',
  questionKey: 'materials',
  answerKeys,
})

export const withClass = (...answerKeys: string[]) => ({
  scriptKey: 'CLASS',
  questionKey: 'class',
  answerKeys,
})

/** Their smoke causes cancer. */
export const withCarcinogen = withMaterial('stainless', 'nonFerrous', 'leadPaint')
