import { searchCompanies } from '#shared/api/companies.ts'
import { load } from '#shared/federation/remote-routes.ts'
import { type LoaderFunctionArgs, useLoaderData, useLocation } from '#shared/federation/router.ts'
import { useSession } from '#shared/session/store.ts'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import { PageHeading } from '#shared/ui/PageHeading.tsx'
import { Warning } from '#shared/ui/Warning.tsx'
import { CompanyList } from './CompanyList.tsx'
import { areMany, rememberCompanyCount } from './company-count.ts'
import { type ListQuery, listQueryOf, MAX_SEARCH, PAGE_SIZE } from './list-query.ts'
import { NoCompanies } from './NoCompanies.tsx'
import { SearchField } from './SearchField.tsx'
import { usePageFocus } from './use-page-focus.ts'
import { useSearch } from './use-search.ts'
import { useSettled } from './use-settled.ts'

/** Gives a part of the list, with what was asked for it. */
async function fetchList(query: ListQuery) {
  const list = await load(
    searchCompanies({ ...query, size: PAGE_SIZE }),
    'Overzicht van bedrijven kan niet geladen worden',
  )
  rememberCompanyCount(list.total)
  return { ...list, query }
}

// Not awaited: the page is there at once, the cards follow.
export function loader({ request }: LoaderFunctionArgs) {
  const query = listQueryOf(new URL(request.url).searchParams)
  const list = fetchList(query)
  // It may fail before the page is there to hear of it.
  list.catch(() => undefined)
  return { query, list }
}

function MyCompaniesPage() {
  const { query, list } = useLoaderData<typeof loader>()
  const { value: found, isBusy } = useSettled(list)
  const [text, type] = useSearch(query.search)
  const isCoach = useSession(({ user }) => user.roles.includes('BW_COACH'))
  const { state } = useLocation()
  const hasSearch = isCoach || areMany(found?.total) || query.search !== ''
  usePageFocus(query)

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
      {state?.isCompanyDeleted && <Warning variant="success" title="Het bedrijf is verwijderd." />}
      {hasSearch && (
        <SearchField label="Zoek op bedrijfsnaam" value={text} maxLength={MAX_SEARCH} onChange={type} />
      )}
      {found?.total === 0 ? (
        <NoCompanies isCoach={isCoach} />
      ) : (
        <CompanyList found={found} isBusy={isBusy} isCounted={hasSearch} />
      )}
    </>
  )
}

export { MyCompaniesPage as Component }
