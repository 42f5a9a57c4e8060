import { getCoachDay } from '#shared/api/overview/coach-day.ts'
import { formatDay } from '#shared/domain/basics/date.ts'
import type { CoachDay } from '#shared/domain/overview/coach-day.ts'
import { withLoadError } from '#shared/federation/remote-routes.ts'
import { useLoaderData } from '#shared/federation/router.ts'
import { Workshop } from '#shared/parts/basics/drawings/states.tsx'
import { PageHeader } from '#shared/parts/basics/PageHeader.tsx'
import { EmptyState } from '#shared/ui/EmptyState.tsx'
import { Columns } from '../overview/Columns.tsx'
import { Appointments } from './Appointments.tsx'
import { CompaniesInNeed } from './CompaniesInNeed.tsx'
import { FindCompany } from './FindCompany.tsx'
import { NewRatings } from './NewRatings.tsx'
import { NextStepOfCoach } from './NextStepOfCoach.tsx'
import { weekdayOf } from './texts.ts'

export const loader = () => withLoadError(getCoachDay(), 'Het overzicht van vandaag kon niet geladen worden')

const companiesText = (count: number) => (count === 1 ? '1 bedrijf' : `${count} bedrijven`)

function TodayPage() {
  const { day, numCompanies, nextStep, attention, appointments, ratings } = useLoaderData<CoachDay>()
  const hasCompanies = numCompanies > 0

  return (
    <>
      <PageHeader title="Vandaag" actions={hasCompanies && <FindCompany />}>
        <p className="bw-soft">
          {weekdayOf(day)} {formatDay(day)}
          {hasCompanies && ` · je kijkt mee bij ${companiesText(numCompanies)}`}
        </p>
      </PageHeader>
      {hasCompanies ? (
        <>
          <NextStepOfCoach step={nextStep} day={day} />
          <Columns>
            {attention.count > 0 && <CompaniesInNeed attention={attention} />}
            {appointments.count + ratings.count > 0 && (
              <div className="bw-stack">
                {appointments.count > 0 && <Appointments appointments={appointments} day={day} />}
                {ratings.count > 0 && <NewRatings ratings={ratings} />}
              </div>
            )}
          </Columns>
        </>
      ) : (
        <EmptyState title="Je kijkt nog nergens mee" drawing={<Workshop />}>
          Zodra een bedrijf de verbetercoach uitnodigt, zie je hier wat er te doen is.
        </EmptyState>
      )}
    </>
  )
}

export { TodayPage as Component }
