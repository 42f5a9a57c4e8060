import { useId } from 'react'

import { statusSummaryText } from '#shared/domain/section-check.ts'
import { StatusPill } from '#shared/ui/StatusPill.tsx'
import { formatLastUpdate } from '../format-last-update.ts'
import { formatNumOpen } from './format-num-open.ts'
import { Remark } from './Remark.tsx'
import { RiskItem } from './RiskItem.tsx'
import type { ShownScript } from './results.ts'
import { ScriptLinks } from './ScriptLinks.tsx'

/** The result of one script in one function group, or for the whole company. */
export function ScriptCard({ script, title, pageKey, section }: ShownScript) {
  const id = useId()
  const sectionId = section?.id ?? null
  const { status, risks, numOpen } = script
  const line = [numOpen > 0 && formatNumOpen(numOpen), formatLastUpdate(script)].filter(Boolean).join(' · ')

  return (
    <section className="bw-card bw-result" aria-labelledby={id}>
      <div className="bw-intro">
        <div className="bw-row bw-result-title">
          <h2 id={id}>{title}</h2>
          <StatusPill color={status}>{statusSummaryText(script)}</StatusPill>
        </div>
        {line && <p className="bw-soft bw-results-line">{line}</p>}
      </div>
      {status === 'GREEN' && <p>Er zijn geen risico’s gevonden.</p>}
      {risks.length > 0 && (
        <ul className="bw-risks" role="list">
          {risks.map((risk) => (
            <RiskItem
              key={`${risk.questionId} ${risk.label}`}
              risk={risk}
              scriptKey={script.scriptKey}
              sectionId={sectionId}
            />
          ))}
        </ul>
      )}
      <div className="bw-result-end">
        <Remark script={script} title={title} sectionId={sectionId} />
        <ScriptLinks script={script} title={title} pageKey={pageKey} section={section} />
      </div>
    </section>
  )
}
