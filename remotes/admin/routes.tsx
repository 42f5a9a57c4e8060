import type { RemoteRoutes } from '#shared/federation/remote-routes.ts'
import type { CompanyPageData } from './companies/CompanyPage.tsx'
import { keepsCompanies } from './move-check/address.ts'
import { pages } from './pages.ts'
import type { UserPageData } from './users/UserPage.tsx'

const forAdmins = { access: 'admin', sidebar: 'account' } as const

/** The breadcrumb of a user: their name. */
const nameOfUser = (data: unknown) => (data as Partial<UserPageData> | undefined)?.user?.fullName

/** The breadcrumb of a company: its name. */
const nameOfCompany = (data: unknown) => (data as Partial<CompanyPageData> | undefined)?.company?.name

export default {
  site: [
    {
      path: pages.users.path,
      handle: { ...forAdmins, breadcrumb: 'Gebruikersbeheer' },
      children: [
        { index: true, lazy: () => import('./users/UsersPage.tsx') },
        {
          path: pages.user.path,
          handle: { ...forAdmins, breadcrumb: nameOfUser },
          lazy: () => import('./users/UserPage.tsx'),
        },
        {
          path: pages.deleteUser.path,
          handle: { ...forAdmins, breadcrumb: 'Account verwijderen' },
          lazy: () => import('./delete-user/DeleteUserPage.tsx'),
        },
      ],
    },
    {
      path: pages.companies.path,
      handle: { ...forAdmins, breadcrumb: 'Bedrijvenbeheer' },
      children: [
        { index: true, lazy: () => import('./companies/CompaniesPage.tsx') },
        {
          path: pages.moveCheck.path,
          handle: { ...forAdmins, breadcrumb: 'Verbetercheck verplaatsen' },
          shouldRevalidate: keepsCompanies,
          lazy: () => import('./move-check/MoveCheckPage.tsx'),
        },
        {
          path: pages.company.path,
          handle: { ...forAdmins, breadcrumb: nameOfCompany },
          lazy: () => import('./companies/CompanyPage.tsx'),
        },
      ],
    },
  ],
} satisfies RemoteRoutes
