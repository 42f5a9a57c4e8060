import './PlanPage.css'
import { PageHeader } from '#shared/parts/basics/PageHeader.tsx'
import '../parts/row-card.css'

import { getCompanyPlan } from '#shared/api/improve/plan.ts'
import { formatDay, today } from '#shared/domain/basics/date.ts'
import {
  type CompanyPlan,
  countDone,
  groupByUrgency,
  type PlanMeasure,
} from '#shared/domain/improve/company-plan.ts'
import { describeDone, describeDraft, describeUrgent } from '#shared/domain/improve/plan-texts.ts'
import { useCompany } from '#shared/federation/company.ts'
import { withLoadError } from '#shared/federation/remote-routes.ts'
import { type LoaderFunctionArgs, useLoaderData, useLocation } from '#shared/federation/router.ts'
import { Clipboard, Magnifier } from '#shared/parts/basics/drawings/states.tsx'
import { type ListQuery, parseListQuery } from '#shared/parts/basics/lists/list-query.ts'
import { usePromise } from '#shared/parts/basics/use-promise.ts'
import { WaitingAnswers } from '#shared/parts/checks/waiting-answers/WaitingAnswers.tsx'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import { Card } from '#shared/ui/Card.tsx'
import { EmptyState } from '#shared/ui/EmptyState.tsx'
import { ProgressBar } from '#shared/ui/ProgressBar.tsx'
import { Warning } from '#shared/ui/Warning.tsx'
import { ListSkeleton } from '../parts/ListSkeleton.tsx'
import { filterMeasures, filterNames } from './filters.ts'
import { PlanDownloads } from './PlanDownloads.tsx'
import { PlanFilters } from './PlanFilters.tsx'
import { PlanPart } from './PlanPart.tsx'
import { PlanPhotos } from './PlanPhotos.tsx'
import { Signatures } from './Signatures.tsx'

type Data = { query: ListQuery; plan: Promise<CompanyPlan> }

export const loader = ({ request, params }: LoaderFunctionArgs): Data => ({
  query: parseListQuery(new URL(request.url).searchParams, filterNames),
  plan: withLoadError(
    getCompanyPlan(Number(params.companyId)),
    'Het plan van aanpak kon niet geladen worden',
  ),
})

/** For the whole plan, whatever the filters show. */
function PlanProgress({ measures, day }: { measures: readonly PlanMeasure[]; day: string }) {
  const numDone = countDone(measures)
  const text = describeDone(measures.length, numDone)
  return (
    <Card>
      <div className="bw-row">
        <h2>{text}</h2>
        <p className="bw-soft">{describeUrgent(measures, day)}</p>
      </div>
      <ProgressBar aria-hidden="true" value={numDone} max={measures.length} />
    </Card>
  )
}

function PlanPage() {
  const { query, plan: promise } = useLoaderData<Data>()
  const { value: plan } = usePromise(promise)
  const { pathname } = useLocation()
  const { id, name } = useCompany()
  const day = today()
  const draft = plan ? describeDraft(plan.unfinishedChecks) : ''
  const shown = filterMeasures(plan?.measures ?? [], query.filters)

  return (
    <>
      <PageHeader step="Verbeter" title="Plan van Aanpak" actions={<PlanDownloads />}>
        <p className="bw-soft">
          {name} · alle thema’s · {formatDay(day)}
        </p>
      </PageHeader>
      <WaitingAnswers companyId={id} />
      {!plan && <ListSkeleton label="Plan van Aanpak wordt geladen..." />}
      {draft && (
        <Warning variant="info" title="Dit plan is een concept">
          <p>
            {draft} Er kunnen nog risico’s bijkomen.{' '}
            <a className="bw-screen-only" href={`/bedrijven/${id}/checks`}>
              Naar de verbeterchecks
            </a>
          </p>
        </Warning>
      )}
      {plan?.measures.length === 0 && (
        <EmptyState
          title="Er staat nog niets in het plan"
          drawing={<Clipboard />}
          action={
            <ButtonLink variant="secondary" href={`/bedrijven/${id}/checks`}>
              Naar de verbeterchecks
            </ButtonLink>
          }
        >
          Hier komen de risico’s uit je verbeterchecks, met de adviezen en actiepunten: wat er moet gebeuren,
          wie het doet en wanneer.
        </EmptyState>
      )}
      {plan && plan.measures.length > 0 && (
        <>
          <PlanProgress measures={plan.measures} day={day} />
          <PlanFilters query={query} measures={plan.measures} />
          {shown.length === 0 && (
            <EmptyState
              title="Geen maatregelen met deze keuze"
              drawing={<Magnifier />}
              action={
                <ButtonLink variant="secondary" href={pathname}>
                  Filters wissen
                </ButtonLink>
              }
            />
          )}
          {groupByUrgency(shown).map((group) => (
            <PlanPart key={group.urgency} {...group} today={day} />
          ))}
          <PlanPhotos measures={shown} />
          <Signatures />
        </>
      )}
    </>
  )
}

export { PlanPage as Component }
