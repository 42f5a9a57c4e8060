import './SectionSubjects.css'

import { useId } from 'react'

import { formatUrgencies } from '#shared/domain/checks/check-texts.ts'
import { type Matrix, statusSummaryText } from '#shared/domain/checks/section-check.ts'
import { StatusPill } from '#shared/ui/StatusPill.tsx'
import { useDefinition } from '../check-context.ts'
import { resultsHref } from '../hrefs.ts'
import { summarizeSection } from './section.ts'
import { useCheck } from './use-check.ts'

export function SectionOutcomes({ results }: { results: Matrix | undefined }) {
  const state = useCheck()
  const id = useId()
  const { check } = state
  const { sections } = check
  const { many } = useDefinition()
  if (sections.length === 0) return null

  return (
    <section className="bw-stack" aria-labelledby={id}>
      <h2 id={id}>Alle {many}</h2>
      <ul className="bw-subjects" role="list" aria-labelledby={id}>
        {sections.map((section) => {
          const summary = summarizeSection(state, section)
          const result = results?.checkSections.find(({ id }) => id === section.id)
          const urgencies = result && formatUrgencies(result.risksByUrgency)
          return (
            <li key={section.id}>
              <span className="bw-subjects-name">
                <a href={resultsHref(check, section.id)}>{section.name}</a>
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
