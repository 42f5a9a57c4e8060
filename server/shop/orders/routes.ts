import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { listCompaniesForOrder } from '#server/companies/order-queries.ts'
import { route } from '#server/platform/http/route.ts'
import { createThrottle } from '#server/platform/http/throttle.ts'
import { pageOf } from '#shared/domain/basics/page.ts'
import { PageQuery } from '#shared/domain/basics/page-query.ts'
import { CompanyForOrder, Order, OrderInput } from '#shared/domain/shop/order.ts'
import { placeOrder } from './place-order.ts'
import { listOrderPage, listOrders } from './queries.ts'

export function orderRoutes(app: FastifyInstance): void {
  const { db, outbox } = app
  const throttle = createThrottle(app.pool, 'order')

  route(
    app,
    {
      method: 'GET',
      url: '/rest/companies/for-order',
      access: 'user',
      summary: 'The companies that the user may order for, of the first 500 by name, with their addresses',
      response: v.array(CompanyForOrder),
    },
    ({ user }) => listCompaniesForOrder(db, user),
  )

  route(
    app,
    {
      method: 'GET',
      url: '/rest/orders',
      access: 'user',
      summary: 'What the user ordered, the newest first, 500 at most',
      response: v.array(Order),
    },
    ({ user }) => listOrders(db, user.id),
  )

  route(
    app,
    {
      method: 'GET',
      url: '/rest/orders/page',
      access: 'user',
      summary: 'One page of what the user ordered, the newest first',
      query: v.omit(PageQuery, ['search']),
      response: pageOf(Order),
    },
    ({ user, query }) => listOrderPage(db, user.id, query),
  )

  route(
    app,
    {
      method: 'POST',
      url: '/rest/orders',
      access: 'user',
      once: true,
      limit: throttle,
      summary: 'Order free materials; the same order key twice is one order',
      body: OrderInput,
      response: Order,
    },
    async (call) => {
      const order = await placeOrder(app, call.user, call.body)
      outbox.wake()
      return order
    },
  )
}
