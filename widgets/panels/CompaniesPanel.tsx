import { searchCompanies } from '#shared/api/companies.ts'
import { portalUrl } from '#shared/api/store.ts'
import { CompanyCard, CompanyCardSkeleton } from '#shared/parts/CompanyCard.tsx'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import { EmptyState } from '#shared/ui/EmptyState.tsx'
import { Skeleton } from '#shared/ui/Skeleton.tsx'
import { Warning } from '#shared/ui/Warning.tsx'
import type { PanelProps } from './PanelContent.tsx'
import { useAnswer } from './use-answer.ts'

/** How many are shown here; the others are in the portal. */
const SIZE = 6
/** As many as most people have at least. */
const PLACEHOLDERS = 3

const fetchCompanies = () => searchCompanies({ page: 1, size: SIZE })

/** The user's companies, on the page itself: how their checks stand, and the way in. */
export function CompaniesPanel({ onExpired }: PanelProps) {
  const { value: found, failure } = useAnswer(
    fetchCompanies,
    'Overzicht van bedrijven kan niet geladen worden',
    onExpired,
  )

  return (
    <section aria-label="Mijn bedrijven" className="bw-companies-panel bw-stack">
      {failure && <Warning title={failure.title}>{failure.detail && <p>{failure.detail}</p>}</Warning>}
      {!found && !failure && (
        <Skeleton label="Bedrijven worden geladen...">
          <div className="bw-grid">
            {[...Array(PLACEHOLDERS).keys()].map((place) => (
              <CompanyCardSkeleton key={place} />
            ))}
          </div>
        </Skeleton>
      )}
      {found?.total === 0 && (
        <EmptyState
          title="Geen bedrijven."
          action={<ButtonLink href={portalUrl('/bedrijf-toevoegen')}>Bedrijf toevoegen</ButtonLink>}
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
            <a href={portalUrl('/bedrijven')}>
              {found.total > SIZE ? `Bekijk al je ${found.total} bedrijven` : 'Naar mijn bedrijven'}
            </a>
          </p>
        </>
      )}
    </section>
  )
}
