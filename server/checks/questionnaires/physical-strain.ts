import { physicalStrain as content } from '#content/physical-strain/questionnaire.ts'
import { createTheme } from './create-theme.ts'

export const physicalStrainTheme = createTheme('physical-strain', content)
export const physicalStrain = physicalStrainTheme.questionnaire
