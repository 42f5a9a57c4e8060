import { machineSafety as content } from '#content/machine-safety/questionnaire.ts'
import { createTheme } from './create-theme.ts'

export const machineSafetyTheme = createTheme('machine-safety', content)
export const machineSafety = machineSafetyTheme.questionnaire
