import { formatNumber, keepUnits } from '#shared/domain/basics/units.ts'
import {
  type LiftingFactor,
  type LiftingLimit,
  type LiftingTask,
  largestCost,
  liftingFactors,
  liftingLimit,
} from './lifting-equation.ts'

export const factorLabels: Record<LiftingFactor, string> = {
  reach: 'afstand van de handen tot de enkels',
  height: 'hoogte van de handen',
  travel: 'afstand omhoog of omlaag',
  turn: 'draaien',
  frequency: 'hoe vaak en hoe lang',
  grip: 'greep',
}

export const gripLabels: Record<LiftingTask['grip'], string> = {
  GOOD: 'goed',
  FAIR: 'redelijk',
  POOR: 'slecht',
}

export const placeLabels: Record<LiftingLimit['place'], string> = {
  from: 'bij het oppakken',
  to: 'bij het neerzetten',
}

/** "1,7"; "niet te berekenen" when the load must not be lifted in this way. */
export const formatIndex = ({ index }: LiftingLimit): string =>
  Number.isFinite(index) ? formatNumber(index) : 'niet te berekenen'

/** "23 × 0,63 × 0,78 × 1 × 0,86 × 0,75 × 0,9 = 5 kg". */
export const formatEquation = ({ factors, weightLimit }: LiftingLimit): string =>
  `${[23, ...liftingFactors.map((factor) => factors[factor])].map((factor) => formatNumber(factor, 2)).join(' × ')} = ${formatNumber(weightLimit)} kg`

const describePlace = ({ height, reach, turn }: LiftingTask['from']) =>
  `handen ${formatNumber(height)} cm hoog en ${formatNumber(reach)} cm voor de enkels, ${formatNumber(turn)}° gedraaid`

export function describeLift(task: LiftingTask): string {
  const limit = liftingLimit(task)
  return keepUnits(
    [
      `${formatNumber(task.load)} kg, aanbevolen hooguit ${formatNumber(limit.weightLimit)} kg, tilindex ${formatIndex(limit)}.`,
      `Oppakken: ${describePlace(task.from)}.`,
      `Neerzetten${task.isPlacedExactly ? ', precies op zijn plek' : ''}: ${describePlace(task.to)}.`,
      `${formatNumber(task.frequency, 2)} keer per minuut, hooguit ${task.hours} uur per dag, greep ${gripLabels[task.grip]}.`,
      `Berekening ${placeLabels[limit.place]}: ${formatEquation(limit)}.`,
      `Dit telt het zwaarst: ${factorLabels[largestCost(limit)]}.`,
    ].join(' '),
  )
}
