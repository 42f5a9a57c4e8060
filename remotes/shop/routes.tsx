import type { RemoteRoutes } from '#shared/federation/remote-routes.ts'

export default {
  site: [
    {
      path: 'winkelwagen',
      handle: { breadcrumb: 'Winkelwagen', access: 'public' },
      children: [
        {
          index: true,
          handle: { access: 'public', staysAtLogin: true },
          lazy: () => import('./cart/CartPage.tsx'),
        },
        {
          path: 'afronden',
          handle: { breadcrumb: 'Bestelling afronden' },
          lazy: () => import('./checkout/CheckoutPage.tsx'),
        },
      ],
    },
    {
      path: 'bestellingen',
      handle: { breadcrumb: 'Mijn bestellingen', sidebar: 'account' },
      lazy: () => import('./orders/OrdersPage.tsx'),
    },
  ],
} satisfies RemoteRoutes
