import './OpenRisks.css'

import { checkLabels } from '#shared/domain/basics/check.ts'
import type { Urgency } from '#shared/domain/checks/questionnaire.ts'
import type { OpenRisk, RiskGroup } from '#shared/domain/overview/company-overview.ts'
import { useCompany } from '#shared/federation/company.ts'
import { Card } from '#shared/ui/Card.tsx'
import { Icon, type IconShape } from '#shared/ui/Icon.tsx'

/** More shapes are not counted at a glance. */
const MAX_SHAPES = 12

const shapes: Record<Urgency, IconShape> = { NOW: 'triangle', SOON: 'octagon', LATER: 'square' }
const words: Record<Urgency, string> = {
  NOW: 'direct',
  SOON: 'binnen drie maanden',
  LATER: 'binnen een jaar',
}

const Risk = ({ risk: { check, label, place, holder, href } }: { risk: OpenRisk }) => (
  <li>
    <a href={href}>{label}</a>
    <span className="bw-soft">
      {checkLabels[check]}, {place} · {holder || 'nog van niemand'}
    </span>
  </li>
)

export function OpenRisks({ groups }: { groups: readonly RiskGroup[] }) {
  const { id } = useCompany()

  return (
    <Card>
      <h2>Open risico’s</h2>
      <ul className="bw-open-risks" role="list">
        {groups.map(({ urgency, count, risks }) => {
          const named = risks.reduce((sum, { numPlaces }) => sum + numPlaces, 0)
          return (
            <li key={urgency} data-urgency={urgency}>
              <div>
                <h3>
                  {count} {words[urgency]}
                </h3>
                <span className="bw-open-risks-shapes">
                  {Array.from({ length: Math.min(count, MAX_SHAPES) }, (_, index) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: the shapes are all the same
                    <Icon key={index} shape={shapes[urgency]} />
                  ))}
                </span>
              </div>
              <ul className="bw-open-risks-list" role="list">
                {risks.map((risk) => (
                  <Risk key={`${risk.check} ${risk.href} ${risk.label}`} risk={risk} />
                ))}
                {count > named && (
                  <li>
                    <a
                      href={`/bedrijven/${id}/plan-van-aanpak`}
                      aria-label={`Toon alle ${count} risico’s: ${words[urgency]}`}
                    >
                      Toon alle {count}
                    </a>
                  </li>
                )}
              </ul>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
