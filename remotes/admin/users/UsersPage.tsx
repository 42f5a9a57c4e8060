import { searchUsers } from '#shared/api/admin/admin-users.ts'
import { formatRoles } from '#shared/domain/accounts/role-labels.ts'
import type { AdminUser } from '#shared/domain/admin/admin-lists.ts'
import { type LoaderFunctionArgs, useLoaderData, useLocation } from '#shared/federation/router.ts'
import { loadList } from '#shared/parts/basics/lists/load-list.ts'
import { AdminList, type AdminListData, PAGE_SIZE } from '../parts/AdminList.tsx'
import { LinkTable } from '../parts/LinkTable.tsx'

export const loader = ({ request }: LoaderFunctionArgs): AdminListData<AdminUser> =>
  loadList(request, {
    size: PAGE_SIZE,
    message: 'Overzicht van gebruikers kan niet geladen worden.',
    fetchPage: ({ search, page, size }) => searchUsers({ search, page, size }),
  })

/** With the middle name in brackets: "Smid (de)". */
const lastNameOf = ({ lastName, middleName }: AdminUser) =>
  middleName ? `${lastName} (${middleName})` : lastName

const UsersPage = () => (
  <AdminList
    data={useLoaderData<AdminListData<AdminUser>>()}
    title="Gebruikers"
    message={useLocation().state?.isUserDeleted && 'Het account is verwijderd.'}
    nouns={['gebruiker', 'gebruikers']}
    searchLabel="Zoek op naam of e-mailadres"
    empty="Geen gebruikers gevonden."
    href="/gebruikersbeheer"
  >
    {(users) => (
      <LinkTable
        caption="Gebruikers"
        items={users}
        hrefOf={({ id }) => `/gebruikersbeheer/${id}`}
        link={{ heading: 'Voornaam', text: ({ firstName }) => firstName, narrowSuffix: lastNameOf }}
        columns={[
          { heading: 'Achternaam', cell: lastNameOf, narrow: 'hidden' },
          { heading: 'E-mailadres', cell: ({ emailAddress }) => emailAddress, narrow: 'plain' },
          { heading: 'Rollen', cell: ({ roles }) => formatRoles(roles) },
          { heading: 'Nieuwsbrief', cell: ({ receivesNewsletter }) => (receivesNewsletter ? 'Ja' : 'Nee') },
        ]}
      />
    )}
  </AdminList>
)

export { UsersPage as Component }
