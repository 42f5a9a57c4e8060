import { OWNER } from '#shared/domain/basics/access.ts'
import type { RemoteRoutes } from '#shared/federation/remote-routes.ts'
import { redirect } from '#shared/federation/router.ts'
import { redirectToCompany } from './my-companies/redirect-to-company.ts'

export default {
  site: [
    {
      path: 'vandaag',
      handle: { breadcrumb: 'Vandaag', access: 'coach', sidebar: 'account' },
      lazy: () => import('./today/TodayPage.tsx'),
    },
    {
      path: 'bedrijven',
      handle: { breadcrumb: 'Mijn bedrijven', sidebar: 'account' },
      lazy: () => import('./my-companies/MyCompaniesPage.tsx'),
    },
    { path: 'bedrijven/externalId/:externalId', loader: redirectToCompany('checks') },
    { path: 'bedrijven/verbeter/externalId/:externalId', loader: redirectToCompany('verbeter') },
    {
      path: 'bedrijf-toevoegen',
      handle: { breadcrumb: 'Bedrijf toevoegen', sidebar: 'account' },
      lazy: () => import('./company/AddCompanyPage.tsx'),
    },
    {
      path: 'check/start',
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
    { path: 'checks', handle: { access: { company: {} } }, lazy: () => import('./checks/ChecksPage.tsx') },
    {
      path: 'geschiedenis',
      handle: { breadcrumb: 'Geschiedenis', access: { company: {} } },
      lazy: () => import('./history/HistoryPage.tsx'),
    },
    {
      path: 'info',
      handle: { breadcrumb: 'Gegevens aanpassen', access: { company: OWNER } },
      lazy: () => import('./company/CompanyDetailsPage.tsx'),
    },
  ],
} satisfies RemoteRoutes
