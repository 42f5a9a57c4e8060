import './NormExplanation.css'

import type { ReactNode } from 'react'

import { formatDay } from '#shared/domain/basics/date.ts'
import type { Norm } from '#shared/domain/checks/questionnaire.ts'

type Props = {
  norm: Norm
  children?: ReactNode
}

export const NormExplanation = ({ norm: { explanation, sources, reviewed }, children }: Props) => (
  <details className="bw-why">
    <summary>Waarom?</summary>
    <div className="bw-stack">
      <p>{explanation}</p>
      {sources.length > 0 && (
        <ul role="list" aria-label="Bronnen">
          {sources.map(({ name, url, grade }) => (
            <li key={name}>
              Bron: {url ? <a href={url}>{name}</a> : name} ({grade})
            </li>
          ))}
        </ul>
      )}
      <p>
        <small>Bijgewerkt op {formatDay(reviewed)}</small>
      </p>
      {children}
    </div>
  </details>
)
