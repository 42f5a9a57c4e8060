import { tempWorkAtHeight as content } from '#content/temp-work-at-height/questionnaire.ts'
import { createQuestionnaire } from './create-questionnaire.ts'

export const tempWorkAtHeight = createQuestionnaire('temp-work-at-height', content)
