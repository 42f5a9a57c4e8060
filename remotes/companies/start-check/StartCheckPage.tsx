import * as v from 'valibot'

import { listCompanies } from '#shared/api/companies/companies.ts'
import { mayStartCheck } from '#shared/domain/basics/access.ts'
import { Check } from '#shared/domain/basics/check.ts'
import { type CompanySummary, MAX_LISTED_COMPANIES } from '#shared/domain/companies/company.ts'
import { withLoadError } from '#shared/federation/remote-routes.ts'
import { type LoaderFunctionArgs, redirect, useLoaderData } from '#shared/federation/router.ts'
import { PageHeader } from '#shared/parts/basics/PageHeader.tsx'
import { usePromise } from '#shared/parts/basics/use-promise.ts'
import { sessionStore } from '#shared/session/store.ts'
import { Card } from '#shared/ui/Card.tsx'
import { Skeleton } from '#shared/ui/Skeleton.tsx'
import { CheckIntroduction } from './CheckIntroduction.tsx'
import { CompanyPicker } from './CompanyPicker.tsx'
import { NoCompanyToStart } from './NoCompanyToStart.tsx'

/** Those for which the user may start this check, by name. */
const startableCompanies = (check: Check, companies: CompanySummary[]) =>
  companies.filter((company) => mayStartCheck(check, company))

/** Redirects to the list of companies: a coach, who has no own companies, and an address without a check. */
export function loader({ request }: LoaderFunctionArgs) {
  const check = new URL(request.url).searchParams.get('check')
  if (!check || sessionStore.getState().user.roles.includes('BW_COACH')) return redirect('/bedrijven')
  if (!v.is(Check, check)) throw new Response(null, { status: 404 })

  // Not awaited: the page is shown at once, the companies follow.
  return { check, companies: withLoadError(listCompanies(), 'Bedrijven kunnen niet worden opgehaald.') }
}

type Data = { check: Check; companies: Promise<CompanySummary[]> }

function CompanyChoice({ check, companies: promise }: Data) {
  const { value: companies } = usePromise(promise)
  if (!companies) return <Skeleton label="Bedrijven worden geladen..." />
  const startable = startableCompanies(check, companies)
  if (startable.length === 0) return <NoCompanyToStart check={check} />
  const isComplete = companies.length < MAX_LISTED_COMPANIES
  return <CompanyPicker check={check} companies={startable} isComplete={isComplete} />
}

function StartCheckPage() {
  const data = useLoaderData<Data>()

  return (
    <div className="bw-stack">
      <PageHeader title="Start verbetercheck" step="Kies" />
      <Card>
        <CheckIntroduction check={data.check} />
        <CompanyChoice {...data} />
      </Card>
    </div>
  )
}

export { StartCheckPage as Component }
