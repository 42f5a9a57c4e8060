import { Suspense, use } from 'react'
import * as v from 'valibot'

import { listCompanies } from '#shared/api/companies.ts'
import { mayStartCheck } from '#shared/domain/access.ts'
import { Check } from '#shared/domain/check.ts'
import type { CompanySummary } from '#shared/domain/company.ts'
import { load } from '#shared/federation/remote-routes.ts'
import { type LoaderFunctionArgs, redirect, useLoaderData } from '#shared/federation/router.ts'
import { Steps } from '#shared/parts/Steps.tsx'
import { sessionStore } from '#shared/session/store.ts'
import { Card } from '#shared/ui/Card.tsx'
import { PageHeading } from '#shared/ui/PageHeading.tsx'
import { Skeleton } from '#shared/ui/Skeleton.tsx'
import { CompanyPicker } from './CompanyPicker.tsx'
import { NoCompanyToStart } from './NoCompanyToStart.tsx'

/** The companies where somebody may start this check, by name. */
const thatMayStart = (check: Check, companies: CompanySummary[]) =>
  companies
    .filter((company) => mayStartCheck(check, company))
    .sort((a, b) => a.name.localeCompare(b.name, 'nl'))

/** A coach has no company of their own to choose; and without a check there is nothing to start. */
export function loader({ request }: LoaderFunctionArgs) {
  const asked = new URL(request.url).searchParams.get('check')
  if (!asked || sessionStore.getState().user.roles.includes('BW_COACH')) return redirect('/bedrijven')
  if (!v.is(Check, asked)) throw new Response(null, { status: 404 })

  const companies = load(listCompanies(), 'Bedrijven kunnen niet worden opgehaald.')
  // It may fail before the page is there to hear of it.
  companies.catch(() => undefined)
  return { check: asked, companies }
}

type Data = { check: Check; companies: Promise<CompanySummary[]> }

function Choice({ check, companies }: Data) {
  const possible = thatMayStart(check, use(companies))
  if (possible.length === 0) return <NoCompanyToStart check={check} />
  return <CompanyPicker check={check} companies={possible} />
}

function StartCheckPage() {
  const { check, companies } = useLoaderData<Data>()

  return (
    <div className="bw-measure bw-stack">
      <PageHeading>Start verbetercheck</PageHeading>
      <Steps current="Kies" />
      <Card>
        <Suspense fallback={<Skeleton label="Bedrijven worden geladen..." />}>
          <Choice check={check} companies={companies} />
        </Suspense>
      </Card>
    </div>
  )
}

export { StartCheckPage as Component }
