import * as v from 'valibot'

import { CompanyForOrder, Order, type OrderInput } from '#shared/domain/order.ts'
import { pageOf } from '#shared/domain/page.ts'
import { responseOf } from '#shared/domain/response.ts'
import { api } from './client.ts'

const OrderResponse = responseOf(Order)
const OrderPageResponse = responseOf(pageOf(Order))
const CompanyListResponse = responseOf(v.array(CompanyForOrder))

/** One page of what the user ordered, the newest first; a page behind the last is empty. */
export const listOrders = (query: { page: number; size: number }) =>
  api.get('orders/page', { searchParams: query }).json(OrderPageResponse)

/** The companies that the user may order for, by name. */
export const listCompaniesForOrder = () => api.get('companies/for-order').json(CompanyListResponse)

/** Gives the order as it was made; the same order once more gives the first one. */
export const placeOrder = (input: OrderInput) => api.post('orders', { json: input }).json(OrderResponse)
