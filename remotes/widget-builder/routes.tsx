import type { RemoteRoutes } from '#shared/federation/remote-routes.ts'

export default {
  site: [
    {
      path: 'widgets',
      handle: { breadcrumb: 'Widgets plaatsen', access: 'public', staysAtLogin: true },
      lazy: () => import('./WidgetsPage.tsx'),
    },
  ],
} satisfies RemoteRoutes
