import { hazardousSubstances as content } from '#content/hazardous-substances/questionnaire.ts'
import { createTheme } from './create-theme.ts'

export const hazardousSubstancesTheme = createTheme('hazardous-substances', content)
export const hazardousSubstances = hazardousSubstancesTheme.questionnaire
