import { weldingSmoke as content } from '#content/welding-smoke/questionnaire.ts'
import { createQuestionnaire } from './create-questionnaire.ts'

export const weldingSmoke = createQuestionnaire('welding-smoke', content)
