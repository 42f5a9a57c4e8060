import type { RemoteRoutes } from '#shared/federation/remote-routes.ts'
import type { CompanyPageData } from './companies/CompanyPage.tsx'
import { keepsCompanies } from './move-check/address.ts'
import type { UserPageData } from './users/UserPage.tsx'

const forAdmins = { access: 'admin', sidebar: 'account' } as const

/** The breadcrumb of a user: their name. */
const nameOfUser = (data: unknown) => (data as Partial<UserPageData> | undefined)?.user?.fullName

/** The breadcrumb of a company: its name. */
const nameOfCompany = (data: unknown) => (data as Partial<CompanyPageData> | undefined)?.company?.name

export default {
  site: [
    {
      path: 'gebruikersbeheer',
      handle: { ...forAdmins, breadcrumb: 'Gebruikersbeheer' },
      children: [
        { index: true, lazy: () => import('./users/UsersPage.tsx') },
        {
          path: ':userId',
          handle: { ...forAdmins, breadcrumb: nameOfUser },
          lazy: () => import('./users/UserPage.tsx'),
        },
        {
          path: ':userId/verwijderen',
          handle: { ...forAdmins, breadcrumb: 'Account verwijderen' },
          lazy: () => import('./delete-user/DeleteUserPage.tsx'),
        },
      ],
    },
    {
      path: 'bedrijvenbeheer',
      handle: { ...forAdmins, breadcrumb: 'Bedrijvenbeheer' },
      children: [
        { index: true, lazy: () => import('./companies/CompaniesPage.tsx') },
        {
          path: 'verbetercheck-verplaatsen',
          handle: { ...forAdmins, breadcrumb: 'Verbetercheck verplaatsen' },
          shouldRevalidate: keepsCompanies,
          lazy: () => import('./move-check/MoveCheckPage.tsx'),
        },
        {
          path: ':companyId',
          handle: { ...forAdmins, breadcrumb: nameOfCompany },
          lazy: () => import('./companies/CompanyPage.tsx'),
        },
      ],
    },
  ],
} satisfies RemoteRoutes
