import { useId } from 'react'

import type { RoundDetails } from '#shared/domain/checks/check-round.ts'
import { changesTitle, describeChanges, describeSame } from '#shared/domain/checks/round-texts.ts'

export function Changes({ round: { finishedAt, next, changes } }: { round: RoundDetails }) {
  const id = useId()
  const lists = describeChanges(changes)
  const same = describeSame(changes)

  return (
    <section className="bw-card bw-changes" aria-labelledby={id}>
      <h2 id={id}>{changesTitle(finishedAt, next)}</h2>
      {lists.map(({ title, items }) => (
        <div key={title}>
          <h3>{title}</h3>
          <ul role="list">
            {items.map(({ label, place, note }) => (
              <li key={`${label} ${place}`}>
                <strong>{label}</strong>
                <span className="bw-soft">{[place, note].filter(Boolean).join(' · ')}</span>
              </li>
            ))}
          </ul>
        </div>
      ))}
      <p className="bw-soft">
        {[lists.length === 0 && 'Er is niets veranderd.', same].filter(Boolean).join(' ')}
      </p>
    </section>
  )
}
