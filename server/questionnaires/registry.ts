import type { Check } from '#shared/domain/check.ts'
import type { Questionnaire } from '#shared/domain/questionnaire.ts'
import { physicalStrain } from './physical-strain.ts'

/** What is asked in each of the checks that are done here, per section. */
export const questionnaires: Partial<Record<Check, Questionnaire>> = { PHYSICAL_STRAIN: physicalStrain }
