import { noiseHazard as content } from '#content/noise-hazard/questionnaire.ts'
import { createTheme } from './create-theme.ts'

export const noiseHazardTheme = createTheme('noise-hazard', content)
export const noiseHazard = noiseHazardTheme.questionnaire
