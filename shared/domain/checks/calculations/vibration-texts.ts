import { formatNumber, keepUnits } from '#shared/domain/basics/units.ts'
import {
  exposureOf,
  largestSource,
  levelOf,
  type ToolUse,
  type VibratingTool,
  type VibrationTask,
} from './hand-arm-vibration.ts'

export const toolLabels: Record<VibratingTool, string> = {
  ANGLE_GRINDER: 'Haakse slijper',
  SANDER: 'Schuurmachine',
  DRILL: 'Boormachine',
  NEEDLE_SCALER: 'Naaldbikhamer',
  CHIPPING_HAMMER: 'Bikhamer',
  IMPACT_WRENCH: 'Slagmoersleutel',
  OTHER: 'Ander gereedschap',
}

export const vibrationOrigins = ['ESTIMATE', 'MANUAL', 'MEASURED'] as const
export type VibrationOrigin = (typeof vibrationOrigins)[number]

export const originOf = ({ measured, manual }: ToolUse): VibrationOrigin =>
  measured !== undefined ? 'MEASURED' : manual !== undefined ? 'MANUAL' : 'ESTIMATE'

const originWords = (use: ToolUse): string =>
  ({
    MEASURED: 'gemeten',
    MANUAL: `twee keer de ${formatNumber(use.manual ?? 0)} m/s² uit de handleiding`,
    ESTIMATE: 'schatting',
  })[originOf(use)]

/** "8 m/s² (schatting)". */
export const formatLevel = (use: ToolUse): string =>
  keepUnits(`${formatNumber(levelOf(use))} m/s² (${originWords(use)})`)

/** "45 minuten" below an hour and a half, otherwise "2,5 uur". */
export const formatHours = (hours: number): string =>
  keepUnits(hours < 1.5 ? `${formatNumber(hours * 60, 0)} minuten` : `${formatNumber(hours)} uur`)

/** "wortel van ((8² × 2 + 10² × 0,5) ÷ 8) = 4,72 m/s²". */
export const formatExposure = ({ tools }: VibrationTask): string => {
  const terms = tools.map((use) => `${formatNumber(levelOf(use))}² × ${formatNumber(use.hours, 2)}`)
  return keepUnits(`wortel van ((${terms.join(' + ')}) ÷ 8) = ${formatNumber(exposureOf(tools), 2)} m/s²`)
}

export function describeVibration(task: VibrationTask): string {
  const uses = task.tools.map(
    (use) => `${toolLabels[use.tool]}: ${formatNumber(use.hours, 2)} uur per dag, ${formatLevel(use)}.`,
  )
  const worst =
    task.tools.length > 1 ? [`Dit telt het zwaarst: ${toolLabels[largestSource(task).tool]}.`] : []
  return keepUnits([...uses, `Gemiddeld over 8 uur: ${formatExposure(task)}.`, ...worst].join(' '))
}
