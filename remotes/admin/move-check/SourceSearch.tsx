import './SourceSearch.css'

import { searchAllCompanies } from '#shared/api/admin/admin-companies.ts'
import type { AdminCompany, AdminCompanyPage } from '#shared/domain/admin/admin-lists.ts'
import { Magnifier } from '#shared/parts/basics/drawings/states.tsx'
import { ListCount } from '#shared/parts/basics/lists/ListCount.tsx'
import { type ListData, loadList } from '#shared/parts/basics/lists/load-list.ts'
import { PagedList } from '#shared/parts/basics/lists/PagedList.tsx'
import { SearchField } from '#shared/parts/basics/lists/SearchField.tsx'
import { useList } from '#shared/parts/basics/lists/use-list.ts'
import { EmptyState } from '#shared/ui/EmptyState.tsx'
import { Skeleton } from '#shared/ui/Skeleton.tsx'
import { moveCheckHref } from './address.ts'

/** Source: docs/product.md, section 9. */
const PAGE_SIZE = 20

export type SourceSearchData = ListData<AdminCompany, AdminCompanyPage>

export const searchSources = (request: Request): SourceSearchData =>
  loadList(request, {
    size: PAGE_SIZE,
    message: 'Bedrijven ophalen is niet gelukt',
    fetchPage: ({ search, page, size }) => searchAllCompanies({ search, page, size }),
  })

const SourceLink = ({ id, name, ownerName, ownerEmail }: AdminCompany) => (
  <li>
    <a href={moveCheckHref({ from: id })}>{name}</a>
    <span className="bw-soft">
      {ownerName}, {ownerEmail}
    </span>
  </li>
)

/** Each company found is a link that chooses it as the source. */
export function SourceSearch(data: SourceSearchData) {
  const { list, isPending } = useList(data)

  return (
    <>
      <p>Zoek eerst het bedrijf waar de verbetercheck nu staat.</p>
      <SearchField label="Zoek op bedrijf, naam of e-mailadres van de eigenaar" query={data.query} />
      <ListCount list={list} nouns={['bedrijf', 'bedrijven']} />
      {list ? (
        <PagedList list={list} isPending={isPending}>
          {list.count === 0 ? (
            <EmptyState title="Geen bedrijven gevonden." drawing={<Magnifier />} />
          ) : (
            <ul className="bw-sources" role="list">
              {list.items.map((company) => (
                <SourceLink key={company.id} {...company} />
              ))}
            </ul>
          )}
        </PagedList>
      ) : (
        <Skeleton label="Bedrijven worden geladen..." lines={6} />
      )}
    </>
  )
}
