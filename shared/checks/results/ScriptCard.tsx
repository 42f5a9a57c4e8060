import { useId } from 'react'

import { FoldableScript } from '../FoldableScript.tsx'
import { formatLastUpdate } from '../format-last-update.ts'
import { Remark } from './Remark.tsx'
import { RiskItem } from './RiskItem.tsx'
import type { ShownScript } from './results.ts'
import { ScriptLinks } from './ScriptLinks.tsx'

type Props = ShownScript & { isFolded: boolean }

/** `isFolded`: only its heading is shown at first. */
export function ScriptCard({ script, title, anchor, pageKey, section, isFolded }: Props) {
  const id = useId()
  const sectionId = section?.id ?? null
  const isInUse = !section?.archivedAt
  const { status, risks, reasons } = script
  const line = formatLastUpdate(script)

  return (
    <section id={anchor} className="bw-card" aria-labelledby={id}>
      <FoldableScript heading={<h2 id={id}>{title}</h2>} summary={script} isOpen={!isFolded}>
        {line && <p className="bw-soft bw-results-line">{line}</p>}
        {status === 'GREEN' && <p>Er zijn geen risico’s gevonden.</p>}
        {risks.length > 0 && (
          <ul className="bw-risks" role="list">
            {risks.map((risk) => (
              <RiskItem
                key={`${risk.questionId} ${risk.label}`}
                risk={risk}
                scriptKey={script.scriptKey}
                sectionId={sectionId}
                isInUse={isInUse}
              />
            ))}
          </ul>
        )}
        {reasons.length > 0 && (
          <>
            <h3>Niet van toepassing</h3>
            <ul>
              {reasons.map(({ questionId, question, answer, reason }) => (
                <li key={questionId}>
                  {question} <q>{answer}</q>: {reason}
                </li>
              ))}
            </ul>
          </>
        )}
        <div className="bw-result-end">
          <Remark script={script} title={title} sectionId={sectionId} isInUse={isInUse} />
          <ScriptLinks script={script} title={title} pageKey={pageKey} section={section} />
        </div>
      </FoldableScript>
    </section>
  )
}
