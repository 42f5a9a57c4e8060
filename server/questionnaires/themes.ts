import physicalStrainVersions from '#content/physical-strain/versions.json' with { type: 'json' }
import type { Questionnaire } from '#shared/domain/questionnaire.ts'
import { physicalStrain } from './physical-strain.ts'
import type { VersionRecord } from './recorded-versions.ts'

type Theme = { questionnaire: Questionnaire; record: VersionRecord }

/** The themes whose questions are written, by the names of their folders in content/. */
export const themes: Record<string, Theme> = {
  'physical-strain': { questionnaire: physicalStrain, record: physicalStrainVersions },
}
