import { tempWorkAtHeight as content } from '#content/temp-work-at-height/questionnaire.ts'
import { createTheme } from './create-theme.ts'

export const tempWorkAtHeightTheme = createTheme('temp-work-at-height', content)
export const tempWorkAtHeight = tempWorkAtHeightTheme.questionnaire
