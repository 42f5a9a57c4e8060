import { Suspense, use } from 'react'

import { listCompanies } from '#shared/api/companies.ts'
import type { CompanySummary } from '#shared/domain/company.ts'
import { load } from '#shared/federation/remote-routes.ts'
import { useLoaderData } from '#shared/federation/router.ts'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import { EmptyState } from '#shared/ui/EmptyState.tsx'
import { PageHeading } from '#shared/ui/PageHeading.tsx'
import { Skeleton } from '#shared/ui/Skeleton.tsx'
import { CompanyCard, CompanyCardSkeleton } from './CompanyCard.tsx'
import { knownCompanyCount, rememberCompanyCount } from './company-count.ts'

// Not awaited: the page is there at once, the cards follow.
export const loader = () => ({
  companies: load(listCompanies(), 'Overzicht van bedrijven kan niet geladen worden').then(
    rememberCompanyCount,
  ),
})

function CompanyCards({ companies }: { companies: Promise<CompanySummary[]> }) {
  const list = use(companies)
  if (list.length === 0)
    return (
      <EmptyState
        title="Geen bedrijven."
        action={<ButtonLink href="/bedrijf-toevoegen">Bedrijf toevoegen</ButtonLink>}
      >
        Maak je bedrijf aan. Daarna kun je beginnen met een verbetercheck.
      </EmptyState>
    )
  return (
    <ul className="bw-grid" role="list">
      {list.map((company) => (
        <li key={company.id}>
          <CompanyCard company={company} />
        </li>
      ))}
    </ul>
  )
}

const CompanyCardSkeletons = () => (
  <Skeleton label="Bedrijven worden geladen...">
    <div className="bw-grid">
      {[...Array(knownCompanyCount()).keys()].map((place) => (
        <CompanyCardSkeleton key={place} />
      ))}
    </div>
  </Skeleton>
)

function MyCompaniesPage() {
  const { companies } = useLoaderData<typeof loader>()
  return (
    <>
      <div className="bw-row">
        <div className="bw-intro">
          <PageHeading>Mijn bedrijven</PageHeading>
          <p className="bw-soft">Kies een bedrijf om verder te gaan met je verbeterchecks.</p>
        </div>
        <ButtonLink variant="secondary" href="/bedrijf-toevoegen">
          Bedrijf toevoegen
        </ButtonLink>
      </div>
      <Suspense fallback={<CompanyCardSkeletons />}>
        <CompanyCards companies={companies} />
      </Suspense>
    </>
  )
}

export { MyCompaniesPage as Component }
