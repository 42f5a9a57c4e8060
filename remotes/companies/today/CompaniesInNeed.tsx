import './CompaniesInNeed.css'

import type { Attention, CoachDay } from '#shared/domain/overview/coach-day.ts'
import { Card } from '#shared/ui/Card.tsx'
import { StatusPill } from '#shared/ui/StatusPill.tsx'
import { lastContactText, wordsFor } from './texts.ts'

function Company({ attention }: { attention: Attention }) {
  const { companyId, companyName } = attention
  const { color, status, text, action } = wordsFor(attention)
  return (
    <li>
      <div>
        <h3>
          <a href={`/bedrijven/${companyId}/checks`}>{companyName}</a>
          <StatusPill color={color}>{status}</StatusPill>
        </h3>
        <p>
          {text} {lastContactText(attention)}
        </p>
      </div>
      <a className="bw-screen-only" href={action.href} aria-label={`${action.label}: ${companyName}`}>
        {action.label}
      </a>
    </li>
  )
}

export const CompaniesInNeed = ({ attention: { count, items } }: { attention: CoachDay['attention'] }) => (
  <Card>
    <div className="bw-companies-in-need-head">
      <h2>Vraagt je aandacht ({count})</h2>
      <p className="bw-soft">Wat het ergst is of het langst stilligt, staat bovenaan.</p>
    </div>
    <ol className="bw-companies-in-need" role="list">
      {items.map((attention) => (
        <Company key={attention.companyId} attention={attention} />
      ))}
    </ol>
    {count > items.length && (
      <p className="bw-soft">
        Je ziet de eerste {items.length}. Als er iets is gedaan, schuift het volgende bedrijf op.
      </p>
    )}
  </Card>
)
