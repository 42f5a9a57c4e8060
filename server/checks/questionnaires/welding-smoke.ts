import { weldingSmoke as content } from '#content/welding-smoke/questionnaire.ts'
import { createTheme } from './create-theme.ts'

export const weldingSmokeTheme = createTheme('welding-smoke', content)
export const weldingSmoke = weldingSmokeTheme.questionnaire
