import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { route } from '#server/platform/http/route.ts'
import { Cart, CartChanges, CartItem, ChangedCart } from '#shared/domain/shop/cart.ts'
import { changeCart, replaceCart } from './change-cart.ts'
import { listCartItems } from './queries.ts'

/** The cart of a user follows them to every device; those of visitors are in their browsers. */
export function cartRoutes(app: FastifyInstance): void {
  const common = { url: '/rest/cart', access: 'authenticated', forWidgets: true } as const

  route(
    app,
    {
      ...common,
      method: 'GET',
      summary: 'The products in the cart of the user, 250 at most, in the order in which they were added',
      response: v.array(CartItem),
    },
    ({ user }) => listCartItems(app.db, user.id),
  )

  route(
    app,
    {
      ...common,
      method: 'PATCH',
      summary: 'Change products in the cart, and return all of it; a repetition changes nothing more',
      body: CartChanges,
      response: ChangedCart,
    },
    ({ user, body }) => changeCart(app, user.id, body),
  )

  route(
    app,
    {
      ...common,
      method: 'PUT',
      summary: 'Replace the cart, and return it',
      body: Cart,
      response: ChangedCart,
    },
    ({ user, body }) => replaceCart(app, user.id, body.items),
  )
}
