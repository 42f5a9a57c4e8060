import type { Check } from '#shared/domain/check.ts'
import type { Questionnaire } from '#shared/domain/questionnaire.ts'
import versions from './physical-strain/versions.json' with { type: 'json' }
import { physicalStrain } from './physical-strain.ts'
import { assertRecorded } from './recorded-versions.ts'

/** The questionnaires of the checks that are done per section in the portal. */
export const questionnaires: Partial<Record<Check, Questionnaire>> = {
  PHYSICAL_STRAIN: assertRecorded(physicalStrain, versions),
}
