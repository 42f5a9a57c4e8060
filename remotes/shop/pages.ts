import type { Pages } from '#shared/domain/website/page.ts'

export const pages = {
  cart: { path: '/winkelwagen', shape: 'order' },
  checkout: { path: '/winkelwagen/afronden', shape: 'order' },
  orders: { path: '/bestellingen', shape: 'list' },
} satisfies Pages
