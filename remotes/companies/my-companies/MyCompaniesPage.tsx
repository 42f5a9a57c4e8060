import { searchCompanies } from '#shared/api/companies/companies.ts'
import type { CompanySummary } from '#shared/domain/companies/company.ts'
import { type LoaderFunctionArgs, useLoaderData, useLocation } from '#shared/federation/router.ts'
import { ListCount } from '#shared/parts/basics/lists/ListCount.tsx'
import { type ListData, loadList } from '#shared/parts/basics/lists/load-list.ts'
import { SearchField } from '#shared/parts/basics/lists/SearchField.tsx'
import { useList } from '#shared/parts/basics/lists/use-list.ts'
import { PageHeader } from '#shared/parts/basics/PageHeader.tsx'
import { useSession } from '#shared/session/store.ts'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import { Warning } from '#shared/ui/Warning.tsx'
import { CompanyList } from './CompanyList.tsx'
import { NoCompanies } from './NoCompanies.tsx'
import { isSearchable, rememberCompanyCount } from './store.ts'

/** Source: docs/product.md, section 9. */
const PAGE_SIZE = 10

export const loader = ({ request }: LoaderFunctionArgs): ListData<CompanySummary> =>
  loadList(request, {
    size: PAGE_SIZE,
    message: 'Overzicht van bedrijven kan niet geladen worden',
    async fetchPage({ search, page, size }) {
      const response = await searchCompanies({ search, page, size })
      rememberCompanyCount(response.total)
      return response
    },
  })

function MyCompaniesPage() {
  const data = useLoaderData<ListData<CompanySummary>>()
  const { list, isPending } = useList(data)
  const { search } = data.query
  const isCoach = useSession(({ user }) => user.roles.includes('BW_COACH'))
  const { state } = useLocation()
  const hasSearch = isCoach || isSearchable(list?.total) || search !== ''

  return (
    <>
      <PageHeader
        title="Mijn bedrijven"
        actions={
          <ButtonLink variant="secondary" href="/bedrijf-toevoegen">
            Bedrijf toevoegen
          </ButtonLink>
        }
      >
        <p className="bw-soft">Kies een bedrijf om verder te gaan met je verbeterchecks.</p>
      </PageHeader>
      {state?.isCompanyDeleted && <Warning variant="success" title="Het bedrijf is verwijderd." />}
      {hasSearch && <SearchField label="Zoek op bedrijfsnaam" query={data.query} />}
      {list?.total === 0 ? (
        <NoCompanies isCoach={isCoach} />
      ) : (
        <>
          {hasSearch && <ListCount list={list} nouns={['bedrijf', 'bedrijven']} />}
          <CompanyList list={list} isPending={isPending} />
        </>
      )}
    </>
  )
}

export { MyCompaniesPage as Component }
