import { isDeepStrictEqual } from 'node:util'

import { type Kysely, sql } from 'kysely'
import type { ColumnsFor, Database } from '#server/platform/database/schema.ts'
import type { Order, OrderInput, OrderItem } from '#shared/domain/shop/order.ts'

type Db = Kysely<Database>

type NewOrder = Omit<OrderInput, 'products'> & { orderKey: string; products: OrderItem[] }

const selectOrders = (db: Db, personId: number) =>
  db
    .selectFrom('shopOrder')
    .select(['id', 'createdAt', 'products'])
    .where('personId', '=', personId)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')

type OrderRow = { id: number; createdAt: Date; products: OrderItem[] }

const orderOf = ({ id, createdAt, products }: OrderRow): Order => ({
  id,
  date: createdAt.toISOString(),
  products,
})

const MAX_LISTED_ORDERS = 500

/** The newest first, 500 at most. `listOrderPage` returns all of them. */
export const listOrders = async (db: Db, personId: number): Promise<Order[]> =>
  (await selectOrders(db, personId).limit(MAX_LISTED_ORDERS).execute()).map(orderOf)

/** The newest first. Empty after the last page. */
export async function listOrderPage(
  db: Db,
  personId: number,
  { page, size }: { page: number; size: number },
) {
  const { total } = await db
    .selectFrom('shopOrder')
    .select(sql<number>`count(*)::int`.as('total'))
    .where('personId', '=', personId)
    .executeTakeFirstOrThrow()
  const rows = await selectOrders(db, personId)
    .limit(size)
    .offset((page - 1) * size)
    .execute()
  return { items: rows.map(orderOf), count: total, total }
}

function columnsOf({ contactInfo, orderKey, products, ...order }: NewOrder) {
  const columns = { ...order, ...contactInfo }
  return columns satisfies ColumnsFor<'shopOrder', typeof columns>
}

/** Undefined when this person already has an order with the same key. */
export async function insertOrder(db: Db, personId: number, order: NewOrder): Promise<Order | undefined> {
  const row = await db
    .insertInto('shopOrder')
    .values({
      ...columnsOf(order),
      personId,
      orderKey: order.orderKey,
      products: JSON.stringify(order.products),
    })
    .onConflict((conflict) => conflict.columns(['personId', 'orderKey']).doNothing())
    .returning(['id', 'createdAt', 'products'])
    .executeTakeFirst()
  return row && orderOf(row)
}

export async function findSameOrder(db: Db, personId: number, order: NewOrder): Promise<Order | undefined> {
  const columns = columnsOf(order)
  const names = Object.keys(columns) as (keyof typeof columns)[]
  const row = await selectOrders(db, personId)
    .select(names)
    .where('orderKey', '=', order.orderKey)
    .executeTakeFirst()
  const isSame =
    row &&
    names.every((name) => row[name] === columns[name]) &&
    isDeepStrictEqual(row.products, order.products)
  return isSame ? orderOf(row) : undefined
}
