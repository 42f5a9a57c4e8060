import './RoundsPage.css'

import { listRounds } from '#shared/api/checks/section-checks.ts'
import type { RoundSummary } from '#shared/domain/checks/check-round.ts'
import { formatUrgencies } from '#shared/domain/checks/check-texts.ts'
import { finishedInWords, roundName } from '#shared/domain/checks/round-texts.ts'
import { withLoadError } from '#shared/federation/remote-routes.ts'
import { useLoaderData } from '#shared/federation/router.ts'
import { History } from '#shared/parts/basics/drawings/states.tsx'
import { EmptyState } from '#shared/ui/EmptyState.tsx'
import { PageHeading } from '#shared/ui/PageHeading.tsx'
import { type CheckLoaderArgs, useCheckRef } from '../check-context.ts'
import { roundHref } from '../hrefs.ts'

export const loader = ({ check }: CheckLoaderArgs) =>
  withLoadError(listRounds(check), 'De rondes konden niet worden geladen.')

function RoundsPage() {
  const rounds = useLoaderData<readonly RoundSummary[]>()
  const check = useCheckRef()

  return (
    <div className="bw-stack bw-round-page">
      <div className="bw-intro">
        <PageHeading>Rondes</PageHeading>
        <p className="bw-measure">
          Een ronde is de uitkomst van de check op één dag. Die verandert niet meer. Zo zie je later wat er is
          verbeterd.
        </p>
      </div>
      {rounds.length === 0 ? (
        <EmptyState title="Er is nog geen ronde afgerond" drawing={<History />}>
          Zijn alle vragen beantwoord? Dan rond je bij de resultaten de eerste ronde af.
        </EmptyState>
      ) : (
        <ul className="bw-rounds" role="list">
          {rounds.map((round) => (
            <li key={round.id} className="bw-card bw-round">
              <h2>
                <a href={roundHref(check, round.id)}>{roundName(round)}</a>
              </h2>
              <p>{formatUrgencies(round.risksByUrgency) || 'Geen risico’s gevonden'}</p>
              <p className="bw-soft">{finishedInWords(round)}</p>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

export { RoundsPage as Component }
