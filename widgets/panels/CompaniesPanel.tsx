import { useState } from 'react'
import { type ErrorMessage, messageFor, statusOf } from '#shared/api/basics/errors.ts'
import { portalHref } from '#shared/api/basics/store.ts'
import { searchCompanies } from '#shared/api/companies/companies.ts'
import { CompanyCard, CompanyCardSkeleton } from '#shared/parts/companies/CompanyCard.tsx'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import { EmptyState } from '#shared/ui/EmptyState.tsx'
import { Skeleton } from '#shared/ui/Skeleton.tsx'
import { Warning } from '#shared/ui/Warning.tsx'
import { loadAhead, useLoaded } from './load-ahead.ts'
import type { PanelProps } from './panel-props.ts'

/** The portal has the complete list. */
const PAGE_SIZE = 6
/** Most users have at least this number of companies. */
const PLACEHOLDERS = 3

const fetchCompanies = () => searchCompanies({ page: 1, size: PAGE_SIZE })

export const prepare = () => loadAhead('companies', fetchCompanies)

export function CompaniesPanel({ onExpired }: PanelProps) {
  const [failure, setFailure] = useState<ErrorMessage>()
  const { value: found, isPending } = useLoaded('companies', fetchCompanies, (error) => {
    if (statusOf(error) === 401) onExpired()
    else setFailure(messageFor(error, 'Overzicht van bedrijven kan niet geladen worden'))
  })

  return (
    <section aria-label="Mijn bedrijven" className="bw-companies-panel bw-stack">
      {failure && <Warning title={failure.title}>{failure.detail && <p>{failure.detail}</p>}</Warning>}
      {isPending && (
        <Skeleton label="Bedrijven worden geladen...">
          <div className="bw-grid">
            {[...Array(PLACEHOLDERS).keys()].map((index) => (
              <CompanyCardSkeleton key={index} />
            ))}
          </div>
        </Skeleton>
      )}
      {found?.total === 0 && (
        <EmptyState
          title="Geen bedrijven."
          action={<ButtonLink href={portalHref('/bedrijf-toevoegen')}>Bedrijf toevoegen</ButtonLink>}
        >
          Maak je bedrijf aan. Daarna kun je beginnen met een verbetercheck.
        </EmptyState>
      )}
      {found && found.total > 0 && (
        <>
          <ul className="bw-grid" role="list">
            {found.items.map((company) => (
              <li key={company.id}>
                <CompanyCard company={company} />
              </li>
            ))}
          </ul>
          <p>
            <a href={portalHref('/bedrijven')}>
              {found.total > PAGE_SIZE ? `Bekijk al je ${found.total} bedrijven` : 'Naar mijn bedrijven'}
            </a>
          </p>
        </>
      )}
    </section>
  )
}
