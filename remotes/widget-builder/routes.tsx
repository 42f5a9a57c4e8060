import type { RemoteRoutes } from '#shared/federation/remote-routes.ts'
import { pages } from './pages.ts'

export default {
  site: [
    {
      path: pages.widgets.path,
      handle: { breadcrumb: 'Widgets plaatsen', access: 'public', staysAtLogin: true },
      lazy: () => import('./WidgetsPage.tsx'),
    },
  ],
} satisfies RemoteRoutes
