import './Why.css'

import { formatDay } from '#shared/domain/date.ts'
import { gradeLabels, type Norm } from '#shared/domain/questionnaire.ts'

/** Why a question is asked: its limits, where they come from, how well they are known and when that was looked at. */
export const Why = ({ norm: { explanation, sources, reviewed } }: { norm: Norm }) => (
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
