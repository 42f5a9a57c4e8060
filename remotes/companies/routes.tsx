import { OWNER } from '#shared/domain/basics/access.ts'
import type { RemoteRoutes } from '#shared/federation/remote-routes.ts'
import { redirect } from '#shared/federation/router.ts'
import { redirectToCompany } from './my-companies/redirect-to-company.ts'
import { pages } from './pages.ts'

export default {
  site: [
    {
      path: pages.today.path,
      handle: { breadcrumb: 'Vandaag', access: 'coach', sidebar: 'account' },
      lazy: () => import('./today/TodayPage.tsx'),
    },
    {
      path: pages.myCompanies.path,
      handle: { breadcrumb: 'Mijn bedrijven', sidebar: 'account' },
      lazy: () => import('./my-companies/MyCompaniesPage.tsx'),
    },
    { path: pages.ofExternalId.path, loader: redirectToCompany('checks') },
    { path: pages.improveOfExternalId.path, loader: redirectToCompany('verbeter') },
    {
      path: pages.addCompany.path,
      handle: { breadcrumb: 'Bedrijf toevoegen', sidebar: 'account' },
      lazy: () => import('./company/AddCompanyPage.tsx'),
    },
    {
      path: pages.startCheck.path,
      handle: {
        breadcrumb: 'Start verbetercheck',
        parent: { text: 'Mijn bedrijven', href: '/bedrijven' },
        sidebar: 'account',
      },
      lazy: () => import('./start-check/StartCheckPage.tsx'),
    },
  ],
  company: [
    { index: true, loader: ({ params }) => redirect(`/bedrijven/${params.companyId}/checks`) },
    {
      path: pages.checks.path,
      handle: { access: { company: {} } },
      lazy: () => import('./checks/ChecksPage.tsx'),
    },
    {
      path: pages.history.path,
      handle: { breadcrumb: 'Geschiedenis', access: { company: {} } },
      lazy: () => import('./history/HistoryPage.tsx'),
    },
    {
      path: pages.details.path,
      handle: { breadcrumb: 'Gegevens aanpassen', access: { company: OWNER } },
      lazy: () => import('./company/CompanyDetailsPage.tsx'),
    },
  ],
} satisfies RemoteRoutes
