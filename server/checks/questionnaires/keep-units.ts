import { keepUnits } from '#shared/domain/basics/units.ts'
import type {
  Answer,
  Disclaimer,
  Norm,
  Picture,
  Question,
  Questionnaire,
  Script,
} from '#shared/domain/checks/questionnaire.ts'

const inAnswer = (answer: Answer): Answer => ({
  ...answer,
  label: keepUnits(answer.label),
  ...(answer.risk && {
    risk: {
      ...answer.risk,
      label: keepUnits(answer.risk.label),
      actions: answer.risk.actions.map(keepUnits),
    },
  }),
})

const inNorm = (norm: Norm): Norm => ({
  ...norm,
  explanation: keepUnits(norm.explanation),
  sources: norm.sources.map((source) => ({ ...source, name: keepUnits(source.name) })),
})

const inPicture = ({ alt, caption, ...picture }: Picture): Picture => ({
  ...picture,
  alt: keepUnits(alt),
  ...(caption && { caption: keepUnits(caption) }),
})

const inQuestion = (question: Question): Question => ({
  ...question,
  text: keepUnits(question.text),
  ...(question.picture && { picture: inPicture(question.picture) }),
  norm: inNorm(question.norm),
  answers: question.answers.map(inAnswer),
})

const inScript = (script: Script): Script =>
  script.scriptType === 'SURVEY'
    ? { ...script, questions: script.questions.map(inQuestion) }
    : { ...script, text: keepUnits(script.text) }

const inDisclaimer = ({ text, archiveText }: Disclaimer): Disclaimer => ({
  text: keepUnits(text),
  ...(archiveText && { archiveText: keepUnits(archiveText) }),
})

/** No line ends between a number and its unit. Done once, for all that shows the texts. */
export const withUnitsKept = (questionnaire: Questionnaire): Questionnaire => ({
  ...questionnaire,
  ...(questionnaire.disclaimers && { disclaimers: questionnaire.disclaimers.map(inDisclaimer) }),
  scripts: questionnaire.scripts.map(inScript),
})
