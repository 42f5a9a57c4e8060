import './SectionSubjects.css'

import { useId } from 'react'

import { formatUrgencies } from '#shared/domain/check-words.ts'
import { type Matrix, statusSummaryText } from '#shared/domain/section-check.ts'
import { StatusPill } from '#shared/ui/StatusPill.tsx'
import { resultsHref } from '../hrefs.ts'
import { summarizeSection } from './section.ts'
import { useCheck } from './use-check.ts'

/** Every function group with its status and its number of risks per urgency, and a link to its results. */
export function GroupOutcomes({ results }: { results: Matrix | undefined }) {
  const state = useCheck()
  const id = useId()
  const { companyId, groups } = state.check
  if (groups.length === 0) return null

  return (
    <section className="bw-stack" aria-labelledby={id}>
      <h2 id={id}>Alle functiegroepen</h2>
      <ul className="bw-subjects" role="list" aria-labelledby={id}>
        {groups.map((group) => {
          const summary = summarizeSection(state, group)
          const result = results?.checkSections.find((section) => section.id === group.id)
          const urgencies = result && formatUrgencies(result.risksByUrgency)
          return (
            <li key={group.id}>
              <span className="bw-subjects-name">
                <a href={resultsHref(companyId, group.id)}>{group.name}</a>
                {urgencies && <small>{urgencies}</small>}
              </span>{' '}
              <StatusPill color={summary.status}>{statusSummaryText(summary)}</StatusPill>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
