import type { RemoteRoutes } from '#shared/federation/remote-routes.ts'
import { pages } from './pages.ts'

export default {
  site: [
    {
      path: pages.cart.path,
      handle: { breadcrumb: 'Winkelwagen', access: 'public' },
      children: [
        {
          index: true,
          handle: { access: 'public', staysAtLogin: true },
          lazy: () => import('./cart/CartPage.tsx'),
        },
        {
          path: pages.checkout.path,
          handle: { breadcrumb: 'Bestelling afronden' },
          lazy: () => import('./checkout/CheckoutPage.tsx'),
        },
      ],
    },
    {
      path: pages.orders.path,
      handle: { breadcrumb: 'Mijn bestellingen', sidebar: 'account' },
      lazy: () => import('./orders/OrdersPage.tsx'),
    },
  ],
} satisfies RemoteRoutes
