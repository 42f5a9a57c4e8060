import './CompanyList.css'

import { useEffect } from 'react'

import type { CompanySummary } from '#shared/domain/company.ts'
import { useNavigate } from '#shared/federation/router.ts'
import { CompanyCard, CompanyCardSkeleton } from '#shared/parts/CompanyCard.tsx'
import { Pagination } from '#shared/parts/Pagination.tsx'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import { EmptyState } from '#shared/ui/EmptyState.tsx'
import { Skeleton } from '#shared/ui/Skeleton.tsx'
import { knownCompanyCount } from './company-count.ts'
import { type ListQuery, listAddress, PAGE_SIZE } from './list-query.ts'

/** A part of the list, with what was asked for it. */
type Found = { query: ListQuery; items: CompanySummary[]; count: number; total: number }

type Props = {
  /** Absent until the first answer. */
  found?: Found
  /** Whether another part of the list is on its way. */
  isBusy: boolean
  /** Whether to say how many there are: not of a few that are all in sight. */
  isCounted: boolean
}

const Skeletons = () => (
  <Skeleton label="Bedrijven worden geladen...">
    <div className="bw-grid">
      {[...Array(knownCompanyCount()).keys()].map((place) => (
        <CompanyCardSkeleton key={place} />
      ))}
    </div>
  </Skeleton>
)

const NothingFound = ({ search }: { search: string }) => (
  <EmptyState
    title="Niets gevonden"
    action={
      <ButtonLink variant="secondary" href="/bedrijven">
        Toon alle bedrijven
      </ButtonLink>
    }
  >
    Geen van je bedrijven heeft “{search}” in de naam. Controleer de spelling, of zoek op een deel van de
    naam.
  </EmptyState>
)

const dutch = (number: number) => number.toLocaleString('nl-NL')

/** How many companies there are or were found, and where in the list one is. */
function countOf({ query: { search, page }, count }: Found, last: number): string {
  const companies = `${count === 0 ? 'Geen' : dutch(count)} ${count === 1 ? 'bedrijf' : 'bedrijven'}`
  const place = last > 1 ? `, pagina ${dutch(page)} van ${dutch(last)}` : ''
  return `${companies}${search && ' gevonden'}${place}`
}

/** The companies that were found, how many there are, and the way to the others. */
export function CompanyList({ found, isBusy, isCounted }: Props) {
  const last = Math.ceil((found?.count ?? 0) / PAGE_SIZE)
  const navigate = useNavigate()

  // Some companies may have gone since that page was there.
  const isBeyond = found && found.query.page > Math.max(1, last)
  useEffect(() => {
    if (isBeyond) navigate(listAddress({ ...found.query, page: 1 }), { replace: true })
  }, [isBeyond, found, navigate])

  return (
    <>
      {isCounted && (
        // What stands below says so at greater length when there are none.
        <p role="status" className={found?.count === 0 ? 'bw-visually-hidden' : 'bw-soft'}>
          {found && countOf(found, last)}
        </p>
      )}
      {!found && <Skeletons />}
      {found && (
        <div className="bw-companies bw-stack" aria-busy={isBusy}>
          {found.count === 0 ? (
            <NothingFound search={found.query.search} />
          ) : (
            <ul className="bw-grid" role="list">
              {found.items.map((company) => (
                <li key={company.id}>
                  <CompanyCard company={company} />
                </li>
              ))}
            </ul>
          )}
          <Pagination
            page={found.query.page}
            last={last}
            addressOf={(page) => listAddress({ ...found.query, page })}
          />
        </div>
      )}
    </>
  )
}
