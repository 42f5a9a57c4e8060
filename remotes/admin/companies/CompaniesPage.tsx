import { searchAllCompanies } from '#shared/api/admin/admin-companies.ts'
import type { AdminCompany } from '#shared/domain/admin/admin-lists.ts'
import { type LoaderFunctionArgs, useLoaderData } from '#shared/federation/router.ts'
import { loadList } from '#shared/parts/basics/lists/load-list.ts'
import { AdminList, type AdminListData, PAGE_SIZE } from '../parts/AdminList.tsx'
import { LinkTable } from '../parts/LinkTable.tsx'

export const loader = ({ request }: LoaderFunctionArgs): AdminListData<AdminCompany> =>
  loadList(request, {
    size: PAGE_SIZE,
    message: 'Overzicht van bedrijven kan niet geladen worden.',
    fetchPage: ({ search, page, size }) => searchAllCompanies({ search, page, size }),
  })

const CompaniesPage = () => (
  <AdminList
    data={useLoaderData<AdminListData<AdminCompany>>()}
    title="Bedrijven"
    nouns={['bedrijf', 'bedrijven']}
    searchLabel="Zoek op bedrijf, eigenaar of e-mailadres"
    empty="Geen bedrijven gevonden."
    href="/bedrijvenbeheer"
  >
    {(companies) => (
      <LinkTable
        caption="Bedrijven"
        items={companies}
        hrefOf={({ id }) => `/bedrijvenbeheer/${id}`}
        link={{ heading: 'Bedrijf', text: ({ name }) => name }}
        columns={[
          { heading: 'Eigenaar', cell: ({ ownerName }) => ownerName },
          { heading: 'E-mailadres eigenaar', cell: ({ ownerEmail }) => ownerEmail, narrow: 'plain' },
        ]}
      />
    )}
  </AdminList>
)

export { CompaniesPage as Component }
