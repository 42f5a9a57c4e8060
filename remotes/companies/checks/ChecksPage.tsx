import './ChecksPage.css'

import { useEffect, useId, useRef, useState } from 'react'
import { getCompanyExport } from '#shared/api/accounts/data-export.ts'
import { getCompanyOverview } from '#shared/api/overview/company-overview.ts'
import type { DataExport } from '#shared/domain/accounts/data-export.ts'
import { mayManageCompany, mayStartCheck } from '#shared/domain/basics/access.ts'
import type { CompanyOverview, NextStep } from '#shared/domain/overview/company-overview.ts'
import { useCompany } from '#shared/federation/company.ts'
import { withLoadError } from '#shared/federation/remote-routes.ts'
import { type LoaderFunctionArgs, useLoaderData } from '#shared/federation/router.ts'
import { PageHeader } from '#shared/parts/basics/PageHeader.tsx'
import type { Step } from '#shared/parts/basics/Steps.tsx'
import { useReload } from '#shared/parts/basics/use-reload.ts'
import { RieNotice } from '#shared/parts/checks/RieNotice.tsx'
import { WaitingAnswers } from '#shared/parts/checks/waiting-answers/WaitingAnswers.tsx'
import { useSession } from '#shared/session/store.ts'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import { Card } from '#shared/ui/Card.tsx'
import { Warning } from '#shared/ui/Warning.tsx'
import { Invitees } from '../invitations/Invitees.tsx'
import { Columns } from '../overview/Columns.tsx'
import { NextStepCard } from '../overview/NextStepCard.tsx'
import { OpenRisks } from '../overview/OpenRisks.tsx'
import { Progress } from '../overview/Progress.tsx'
import { RecentActivities } from '../overview/RecentActivities.tsx'
import { Upcoming } from '../overview/Upcoming.tsx'
import { CheckItem } from './CheckItem.tsx'
import { CompanyExportCard } from './CompanyExportCard.tsx'
import { DeleteChecks } from './DeleteChecks.tsx'
import { NextAppointment } from './NextAppointment.tsx'

export type ChecksPageData = { overview: CompanyOverview; companyExport: Promise<DataExport> }

export async function loader({ params }: LoaderFunctionArgs): Promise<ChecksPageData> {
  const companyId = Number(params.companyId)
  const companyExport = getCompanyExport(companyId)
  // The page shows the error, and is not rendered if the overview cannot be loaded.
  companyExport.catch(() => undefined)
  const overview = await withLoadError(
    getCompanyOverview(companyId),
    'Overzicht van verbeterchecks kon niet geladen worden',
  )
  return { overview, companyExport }
}

const methodStepOf = ({ kind }: NextStep): Step => {
  if (kind === 'START_CHECK' || kind === 'NONE') return 'Kies'
  return kind === 'CONTINUE_CHECK' ? 'Check' : 'Verbeter'
}

function ChecksPage() {
  const company = useCompany()
  const { id, name, checks, permission, nextAppointment } = company
  const { overview, companyExport } = useLoaderData<ChecksPageData>()
  const { nextStep, progress, riskGroups, dueActionPoints, dueDates, activities } = overview
  const userId = useSession(({ user }) => user.id)
  const reload = useReload()
  const [numCreated, setNumCreated] = useState(0)
  const message = useRef<HTMLDivElement>(null)
  const readOnlyId = useId()
  const isReadOnly = checks.some(({ check, started }) => !started && !mayStartCheck(check, company))
  const mayManage = mayManageCompany(permission)
  const hasUpcoming = dueActionPoints.length + dueDates.length > 0

  // The button that had the focus belonged to the previous next step.
  useEffect(() => {
    if (numCreated > 0) message.current?.focus()
  }, [numCreated])

  async function showCreated() {
    await reload()
    setNumCreated((count) => count + 1)
  }

  return (
    <div className="bw-stack bw-checks-page">
      <PageHeader
        title={name}
        actions={
          mayManage && (
            <ButtonLink variant="quiet" href={`/bedrijven/${id}/info`}>
              Bedrijfsgegevens aanpassen
            </ButtonLink>
          )
        }
        step={methodStepOf(nextStep)}
      />
      <WaitingAnswers companyId={id} />
      {numCreated > 0 && (
        <Warning ref={message} tabIndex={-1} variant="success" title="Het actiepunt is gemaakt.">
          <a href={`/bedrijven/${id}/actiepunten`}>Bekijk de actiepunten</a>
        </Warning>
      )}
      <NextStepCard step={nextStep} checks={checks} onActionPointCreated={showCreated} />
      <Progress checks={checks} progress={progress} />
      <Columns>
        {(riskGroups.length > 0 || activities.length > 0) && (
          <div className="bw-stack">
            {riskGroups.length > 0 && <OpenRisks groups={riskGroups} />}
            {activities.length > 0 && <RecentActivities activities={activities} />}
          </div>
        )}
        {(hasUpcoming || nextAppointment) && (
          <div className="bw-stack">
            {hasUpcoming && <Upcoming actionPoints={dueActionPoints} dates={dueDates} />}
            {nextAppointment && <NextAppointment appointment={nextAppointment} />}
          </div>
        )}
      </Columns>
      <Card>
        <h2 id="verbeterchecks">Verbeterchecks</h2>
        {isReadOnly && <p id={readOnlyId}>Je mag bij dit bedrijf alleen meekijken.</p>}
        <ul className="bw-checks" role="list" aria-label="Verbeterchecks">
          {checks.map((entry) => (
            <CheckItem
              key={entry.check}
              entry={entry}
              disabledReasonId={isReadOnly ? readOnlyId : undefined}
            />
          ))}
        </ul>
        <RieNotice />
      </Card>
      {/* The key drops the download of another company, and of another user who logged in in another tab. */}
      <CompanyExportCard key={`${id} ${userId}`} loaded={companyExport} />
      <Invitees />
      {mayManage && <DeleteChecks />}
    </div>
  )
}

export { ChecksPage as Component }
