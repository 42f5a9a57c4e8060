import './CalculatorOutcome.css'

import { formatNumber, keepUnits } from '#shared/domain/basics/units.ts'
import {
  largestCost,
  liftingFactors,
  liftingLimit,
} from '#shared/domain/checks/calculations/lifting-equation.ts'
import {
  factorLabels,
  formatEquation,
  formatIndex,
  placeLabels,
} from '#shared/domain/checks/calculations/lifting-texts.ts'
import { parseInput } from '#shared/domain/checks/computations.ts'

export function LiftingOutcome({ value }: { value: string }) {
  const task = parseInput('LIFTING_EQUATION', value)
  if (!task) return null
  const limit = liftingLimit(task)
  const worst = largestCost(limit)

  return (
    <div className="bw-calculator-outcome">
      <p className="bw-calculator-limit">
        {keepUnits(`Aanbevolen: hooguit ${formatNumber(limit.weightLimit)} kg.`)}{' '}
        {keepUnits(`De last weegt ${formatNumber(task.load)} kg, dus de tilindex is ${formatIndex(limit)}.`)}
      </p>
      <table>
        <caption>
          {keepUnits(`Het begint bij 23 kg. Dit maakt het minder, ${placeLabels[limit.place]}:`)}
        </caption>
        <thead>
          <tr>
            <th scope="col">Factor</th>
            <th scope="col">Keer</th>
          </tr>
        </thead>
        <tbody>
          {liftingFactors.map((factor) => (
            <tr key={factor} data-worst={factor === worst || undefined}>
              <th scope="row">
                {factorLabels[factor]}
                {factor === worst && limit.factors[factor] < 1 && ' (telt het zwaarst)'}
              </th>
              <td>{formatNumber(limit.factors[factor], 2)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="bw-soft">{keepUnits(formatEquation(limit))}</p>
    </div>
  )
}
