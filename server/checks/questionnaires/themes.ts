import type { AuthoredTheme } from './create-theme.ts'
import { hazardousSubstancesTheme } from './hazardous-substances.ts'
import { machineSafetyTheme } from './machine-safety.ts'
import { noiseHazardTheme } from './noise-hazard.ts'
import { physicalStrainTheme } from './physical-strain.ts'
import { tempWorkAtHeightTheme } from './temp-work-at-height.ts'
import { weldingSmokeTheme } from './welding-smoke.ts'

/** The themes whose questions are written, by the names of their folders in content/. */
export const themes: Record<string, AuthoredTheme> = {
  'physical-strain': physicalStrainTheme,
  'hazardous-substances': hazardousSubstancesTheme,
  'machine-safety': machineSafetyTheme,
  'noise-hazard': noiseHazardTheme,
  'temp-work-at-height': tempWorkAtHeightTheme,
  'welding-smoke': weldingSmokeTheme,
}
