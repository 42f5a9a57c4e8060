import type { RemoteRoutes } from '#shared/federation/remote-routes.ts'
import { redirect } from '#shared/federation/router.ts'

export default {
  site: [
    {
      path: 'bedrijven',
      handle: { breadcrumb: 'Mijn bedrijven', sidebar: 'account' },
      lazy: () => import('./my-companies/MyCompaniesPage.tsx'),
    },
    {
      path: 'bedrijf-toevoegen',
      handle: { breadcrumb: 'Bedrijf toevoegen', sidebar: 'account' },
      lazy: () => import('./company/AddCompanyPage.tsx'),
    },
  ],
  company: [
    { index: true, loader: ({ params }) => redirect(`/bedrijven/${params.companyId}/checks`) },
    { path: 'checks', handle: { company: {} }, lazy: () => import('./checks/ChecksPage.tsx') },
  ],
} satisfies RemoteRoutes
