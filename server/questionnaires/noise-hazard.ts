import { noiseHazard as content } from '#content/noise-hazard/questionnaire.ts'
import { createQuestionnaire } from './create-questionnaire.ts'

export const noiseHazard = createQuestionnaire('noise-hazard', content)
