import type { ComponentType } from 'react'

import type { Theme } from '#shared/domain/basics/theme.ts'
import { Clipboard } from './states.tsx'
import {
  ConfinedSpaceDrawing,
  HazardousSubstancesDrawing,
  MachineSafetyDrawing,
  NewcomersDrawing,
  NoiseHazardDrawing,
  OtherDrawing,
  PhysicalStrainDrawing,
  TempWorkAtHeightDrawing,
  WeldingSmokeDrawing,
} from './themes.tsx'

const drawings: Partial<Record<Theme, ComponentType>> = {
  PHYSICAL_STRAIN: PhysicalStrainDrawing,
  MACHINE_SAFETY: MachineSafetyDrawing,
  NOISE_HAZARD: NoiseHazardDrawing,
  TEMP_WORK_AT_HEIGHT: TempWorkAtHeightDrawing,
  WELDING_SMOKE: WeldingSmokeDrawing,
  NEWCOMERS: NewcomersDrawing,
  CONFINED_SPACE: ConfinedSpaceDrawing,
  OTHER: OtherDrawing,
  HAZARDOUS_SUBSTANCES: HazardousSubstancesDrawing,
}

export function ThemeDrawing({ theme }: { theme: Theme }) {
  const Shown = drawings[theme] ?? Clipboard
  return <Shown />
}
