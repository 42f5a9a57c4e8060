import * as v from 'valibot'
import { api } from '#shared/api/basics/client.ts'
import { withKey } from '#shared/api/basics/request-key.ts'
import { pageOf } from '#shared/domain/basics/page.ts'
import { responseOf } from '#shared/domain/basics/response.ts'
import { CompanyForOrder, Order, type OrderInput } from '#shared/domain/shop/order.ts'

const OrderResponse = responseOf(Order)
const OrderPageResponse = responseOf(pageOf(Order))
const CompanyListResponse = responseOf(v.array(CompanyForOrder))

/** The newest first. A page after the last is empty. */
export const listOrders = (query: { page: number; size: number }) =>
  api.get('orders/page', { searchParams: query }).json(OrderPageResponse)

export const listCompaniesForOrder = () => api.get('companies/for-order').json(CompanyListResponse)

/** The same order again returns the first one. Rejects with 400, and with 409 for another order with its key. */
export const placeOrder = (input: OrderInput, key: string) =>
  api.post('orders', { json: input, ...withKey(key) }).json(OrderResponse)
