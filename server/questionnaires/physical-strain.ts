import { physicalStrain as content } from '#content/physical-strain/questionnaire.ts'
import { createQuestionnaire } from './create-questionnaire.ts'

export const physicalStrain = createQuestionnaire('physical-strain', content)
