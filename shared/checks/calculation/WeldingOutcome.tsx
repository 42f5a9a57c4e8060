import './CalculatorOutcome.css'

import { classOfJob, fumeClassOf } from '#shared/domain/checks/calculations/welding-fume.ts'
import {
  classLabels,
  describeWork,
  leastMeasures,
} from '#shared/domain/checks/calculations/welding-fume-texts.ts'
import { parseInput } from '#shared/domain/checks/computations.ts'

export function WeldingOutcome({ value }: { value: string }) {
  const task = parseInput('WELDING_FUME_CLASS', value)
  if (!task) return null
  const { jobs, confined } = task
  const heaviest = fumeClassOf(task)

  return (
    <div className="bw-calculator-outcome">
      {confined && <p>Een besloten plek is altijd zeer hoog.</p>}
      <table>
        <caption>De klasse per soort werk</caption>
        <thead>
          <tr>
            <th scope="col">Werk</th>
            <th scope="col">Klasse</th>
          </tr>
        </thead>
        <tbody>
          {jobs.map((job, index) => (
            <tr
              // biome-ignore lint/suspicious/noArrayIndexKey: work has no identity, and the list changes as a whole
              key={index}
              data-worst={(jobs.length > 1 && classOfJob(job) === heaviest) || undefined}
            >
              <th scope="row">{describeWork(job)}</th>
              <td>{classLabels[classOfJob(job)]}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {heaviest !== 'unknown' && (
        <>
          <p>Dit is bij klasse {classLabels[heaviest]} minstens nodig:</p>
          <ul>
            {leastMeasures[heaviest].map((measure) => (
              <li key={measure}>{measure}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
