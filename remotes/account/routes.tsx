import type { RemoteRoutes } from '#shared/federation/remote-routes.ts'

export default {
  site: [
    {
      path: 'inloggen',
      handle: { breadcrumb: 'Inloggen', access: 'public' },
      lazy: () => import('./login/LoginPage.tsx'),
    },
    {
      path: 'aanmelden',
      handle: { breadcrumb: 'Aanmelden', access: 'public' },
      lazy: () => import('./registration/RegistrationPage.tsx'),
    },
  ],
} satisfies RemoteRoutes
