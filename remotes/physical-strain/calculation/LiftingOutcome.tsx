import './LiftingOutcome.css'

import {
  type LiftingTask,
  largestCost,
  liftingFactors,
  liftingLimit,
} from '#shared/domain/lifting-equation.ts'
import { factorLabels, formatEquation, formatIndex, placeLabels } from '#shared/domain/lifting-words.ts'
import { formatNumber, keepUnits } from '#shared/domain/units.ts'

/** The recommended weight of a way of lifting, the lifting index, and each factor that reduces the weight. */
export function LiftingOutcome({ task }: { task: LiftingTask }) {
  const limit = liftingLimit(task)
  const worst = largestCost(limit)

  return (
    <div className="bw-lifting-outcome">
      <p className="bw-lifting-limit">
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
