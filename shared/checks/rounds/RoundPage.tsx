import './RoundsPage.css'

import { getRound } from '#shared/api/checks/section-checks.ts'
import { matrixOfRound, type RoundDetails, type RoundSection } from '#shared/domain/checks/check-round.ts'
import { formatUrgencies } from '#shared/domain/checks/check-texts.ts'
import { finishedInWords, roundName } from '#shared/domain/checks/round-texts.ts'
import { withLoadError } from '#shared/federation/remote-routes.ts'
import { useLoaderData } from '#shared/federation/router.ts'
import { PageHeading } from '#shared/ui/PageHeading.tsx'
import { type CheckLoaderArgs, useCheckRef } from '../check-context.ts'
import { roundsHref } from '../hrefs.ts'
import { RiskMatrix } from '../matrix/RiskMatrix.tsx'
import { PlanDownloads } from '../plan/PlanDownloads.tsx'
import { hrefsInRound } from './anchors.ts'
import { Changes } from './Changes.tsx'
import { RoundSectionCard } from './RoundSectionCard.tsx'

export async function loader({ check, params: { roundId = '' } }: CheckLoaderArgs) {
  if (!/^\d{1,9}$/.test(roundId)) throw new Response(null, { status: 404 })
  const call = getRound(check, Number(roundId))
  const round = await withLoadError(call, 'De ronde kon niet worden geladen.')
  return { ...round, name: roundName(round) }
}

/** As in the matrix: the company as a whole comes last. */
const inMatrixOrder = (sections: readonly RoundSection[]) => [
  ...sections.filter(({ name }) => name !== null),
  ...sections.filter(({ name }) => name === null),
]

function RoundPage() {
  const { name, ...round } = useLoaderData<RoundDetails & { name: string }>()
  const check = useCheckRef()
  const { id, result, risksByUrgency, hasPlan } = round

  return (
    <div className="bw-stack bw-round-page">
      <div className="bw-intro">
        <PageHeading>{name}</PageHeading>
        <p className="bw-round-urgencies">{formatUrgencies(risksByUrgency) || 'Geen risico’s gevonden'}</p>
        <p className="bw-soft">
          {finishedInWords(round)}. Dit was de uitkomst op die dag; hij verandert niet meer.{' '}
          <a className="bw-screen-only" href={roundsHref(check)}>
            Alle rondes
          </a>
        </p>
      </div>
      {hasPlan && <PlanDownloads resultPath={`round/${id}/result`} hasExcel variant="secondary" />}
      <Changes round={round} />
      <RiskMatrix
        check={check}
        matrix={matrixOfRound(result)}
        mayAnswer={false}
        hrefs={hrefsInRound(result)}
      />
      {inMatrixOrder(result.sections).map((section) => (
        <RoundSectionCard key={section.id} section={section} />
      ))}
    </div>
  )
}

export { RoundPage as Component }
