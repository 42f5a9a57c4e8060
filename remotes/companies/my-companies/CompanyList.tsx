import type { CompanySummary } from '#shared/domain/companies/company.ts'
import { Magnifier } from '#shared/parts/basics/drawings/states.tsx'
import type { ListPage } from '#shared/parts/basics/lists/load-list.ts'
import { PagedList } from '#shared/parts/basics/lists/PagedList.tsx'
import { WaitingAnswersNote } from '#shared/parts/checks/waiting-answers/WaitingAnswersNote.tsx'
import { CompanyCard, CompanyCardSkeleton } from '#shared/parts/companies/CompanyCard.tsx'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import { EmptyState } from '#shared/ui/EmptyState.tsx'
import { Skeleton } from '#shared/ui/Skeleton.tsx'
import { placeholderCount } from './store.ts'

type Props = {
  list: ListPage<CompanySummary> | undefined
  isPending: boolean
}

const Skeletons = () => (
  <Skeleton label="Bedrijven worden geladen...">
    <div className="bw-grid">
      {[...Array(placeholderCount()).keys()].map((index) => (
        <CompanyCardSkeleton key={index} />
      ))}
    </div>
  </Skeleton>
)

const NothingFound = ({ search }: { search: string }) => (
  <EmptyState
    title="Niets gevonden"
    drawing={<Magnifier />}
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

/** Placeholders until the first page is loaded. */
export function CompanyList({ list, isPending }: Props) {
  if (!list) return <Skeletons />
  return (
    <PagedList list={list} isPending={isPending}>
      {list.count === 0 ? (
        <NothingFound search={list.query.search} />
      ) : (
        <ul className="bw-grid" role="list">
          {list.items.map((company) => (
            <li key={company.id}>
              <CompanyCard company={company} note={<WaitingAnswersNote companyId={company.id} />} />
            </li>
          ))}
        </ul>
      )}
    </PagedList>
  )
}
