import './CalculatorOutcome.css'

import { formatNumber, keepUnits } from '#shared/domain/basics/units.ts'
import {
  exposureOf,
  hoursToActionValue,
  largestSource,
} from '#shared/domain/checks/calculations/hand-arm-vibration.ts'
import {
  formatExposure,
  formatHours,
  formatLevel,
  toolLabels,
} from '#shared/domain/checks/calculations/vibration-texts.ts'
import { parseInput } from '#shared/domain/checks/computations.ts'

export function VibrationOutcome({ value }: { value: string }) {
  const task = parseInput('HAND_ARM_VIBRATION', value)
  if (!task) return null
  const { tools } = task
  const worst = largestSource(task)

  return (
    <div className="bw-calculator-outcome">
      <p className="bw-calculator-limit">
        {keepUnits(`Gemiddeld over 8 uur: ${formatNumber(exposureOf(tools), 2)} m/s².`)}
      </p>
      <p>{keepUnits('Boven 2,5 m/s² moet je maatregelen nemen, boven 5 m/s² mag niemand werken.')}</p>
      <table>
        <caption>Wat het gereedschap bijdraagt</caption>
        <thead>
          <tr>
            <th scope="col">Gereedschap</th>
            <th scope="col">{keepUnits('Alleen dit: 2,5 m/s² na')}</th>
          </tr>
        </thead>
        <tbody>
          {tools.map((use, index) => (
            <tr
              // biome-ignore lint/suspicious/noArrayIndexKey: a tool has no identity, and the list changes as a whole
              key={index}
              data-worst={(tools.length > 1 && use === worst) || undefined}
            >
              <th scope="row">
                {toolLabels[use.tool]}, {formatHours(use.hours)}, {formatLevel(use)}
                {tools.length > 1 && use === worst && ' (telt het zwaarst)'}
              </th>
              <td>{formatHours(hoursToActionValue(use))}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="bw-soft">{formatExposure(task)}</p>
    </div>
  )
}
