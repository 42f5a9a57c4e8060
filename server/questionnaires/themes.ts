import type { Content } from '#content/content.ts'
import { hazardousSubstances as hazardousSubstancesContent } from '#content/hazardous-substances/questionnaire.ts'
import hazardousSubstancesVersions from '#content/hazardous-substances/versions.json' with { type: 'json' }
import { machineSafety as machineSafetyContent } from '#content/machine-safety/questionnaire.ts'
import machineSafetyVersions from '#content/machine-safety/versions.json' with { type: 'json' }
import { noiseHazard as noiseHazardContent } from '#content/noise-hazard/questionnaire.ts'
import noiseHazardVersions from '#content/noise-hazard/versions.json' with { type: 'json' }
import { physicalStrain as physicalStrainContent } from '#content/physical-strain/questionnaire.ts'
import physicalStrainVersions from '#content/physical-strain/versions.json' with { type: 'json' }
import { tempWorkAtHeight as tempWorkAtHeightContent } from '#content/temp-work-at-height/questionnaire.ts'
import tempWorkAtHeightVersions from '#content/temp-work-at-height/versions.json' with { type: 'json' }
import { weldingSmoke as weldingSmokeContent } from '#content/welding-smoke/questionnaire.ts'
import weldingSmokeVersions from '#content/welding-smoke/versions.json' with { type: 'json' }
import type { Questionnaire } from '#shared/domain/questionnaire.ts'
import { hazardousSubstances } from './hazardous-substances.ts'
import { machineSafety } from './machine-safety.ts'
import { noiseHazard } from './noise-hazard.ts'
import { physicalStrain } from './physical-strain.ts'
import type { VersionRecord } from './recorded-versions.ts'
import { tempWorkAtHeight } from './temp-work-at-height.ts'
import { weldingSmoke } from './welding-smoke.ts'

/** `content`: what `questionnaire` was created from. */
type Theme = { content: Content; questionnaire: Questionnaire; record: VersionRecord }

/** The themes whose questions are written, by the names of their folders in content/. */
export const themes: Record<string, Theme> = {
  'physical-strain': {
    content: physicalStrainContent,
    questionnaire: physicalStrain,
    record: physicalStrainVersions,
  },
  'hazardous-substances': {
    content: hazardousSubstancesContent,
    questionnaire: hazardousSubstances,
    record: hazardousSubstancesVersions,
  },
  'machine-safety': {
    content: machineSafetyContent,
    questionnaire: machineSafety,
    record: machineSafetyVersions,
  },
  'noise-hazard': {
    content: noiseHazardContent,
    questionnaire: noiseHazard,
    record: noiseHazardVersions,
  },
  'temp-work-at-height': {
    content: tempWorkAtHeightContent,
    questionnaire: tempWorkAtHeight,
    record: tempWorkAtHeightVersions,
  },
  'welding-smoke': {
    content: weldingSmokeContent,
    questionnaire: weldingSmoke,
    record: weldingSmokeVersions,
  },
}
