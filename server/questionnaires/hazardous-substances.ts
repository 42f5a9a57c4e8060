import { hazardousSubstances as content } from '#content/hazardous-substances/questionnaire.ts'
import { createQuestionnaire } from './create-questionnaire.ts'

export const hazardousSubstances = createQuestionnaire('hazardous-substances', content)
