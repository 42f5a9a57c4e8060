import { machineSafety as content } from '#content/machine-safety/questionnaire.ts'
import { createQuestionnaire } from './create-questionnaire.ts'

export const machineSafety = createQuestionnaire('machine-safety', content)
