import './NormExplanation.css'

import { formatDay } from '#shared/domain/date.ts'
import { gradeLabels, type Norm } from '#shared/domain/questionnaire.ts'

/** Explains the norm behind a question: its limits, its sources with their grades, and the date of its last review. */
export const NormExplanation = ({ norm: { explanation, sources, reviewed } }: { norm: Norm }) => (
  <details className="bw-why">
    <summary>Waarom?</summary>
    <div className="bw-stack">
      <p>{explanation}</p>
      {sources.length > 0 && (
        <ul role="list" aria-label="Bronnen">
          {sources.map(({ name, url, grade }) => (
            <li key={name}>
              Bron: {url ? <a href={url}>{name}</a> : name} ({gradeLabels[grade]})
            </li>
          ))}
        </ul>
      )}
      <p>
        <small>Bekeken op {formatDay(reviewed)}</small>
      </p>
    </div>
  </details>
)
