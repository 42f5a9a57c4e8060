import { type Kysely, sql } from 'kysely'
import type { Database } from '#server/platform/database/schema.ts'
import type { CartItem, Quantity } from '#shared/domain/shop/cart.ts'

type Db = Kysely<Database>

const itemsOf = (db: Db, personId: number) => db.selectFrom('cartItem').where('personId', '=', personId)

/** In the order in which products were added. */
export const listCartItems = (db: Db, personId: number): Promise<CartItem[]> =>
  itemsOf(db, personId)
    .select(['productId as id', sql<Quantity>`quantity::text`.as('quantity')])
    .orderBy('cartItem.id')
    .execute()

/** Locks the person, since an empty cart has no row. */
export const lockCart = (db: Db, personId: number) =>
  db.selectFrom('person').select('id').where('id', '=', personId).forNoKeyUpdate().execute()

export const cartItems = itemsOf

/** Products that are not in the cart follow at its end, in this order. */
export async function upsertCartItems(db: Db, personId: number, items: readonly CartItem[]): Promise<void> {
  if (items.length === 0) return
  await db
    .insertInto('cartItem')
    .values(
      items.map(({ id, quantity }) => ({
        personId,
        productId: id,
        quantity: Number(quantity),
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['personId', 'productId'])
        .doUpdateSet({ quantity: (eb) => eb.ref('excluded.quantity') }),
    )
    .execute()
}

export async function deleteCartItems(db: Db, personId: number, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await db.deleteFrom('cartItem').where('personId', '=', personId).where('productId', 'in', ids).execute()
}

export const deleteCart = (db: Db, personId: number) =>
  db.deleteFrom('cartItem').where('personId', '=', personId).execute()

/** Unless their quantities were changed meanwhile. To be called in the transaction of the order. */
export async function deleteOrdered(db: Db, personId: number, ordered: readonly CartItem[]): Promise<void> {
  await lockCart(db, personId)
  await db
    .deleteFrom('cartItem')
    .where('personId', '=', personId)
    .where((eb) =>
      eb(
        eb.refTuple('productId', 'quantity'),
        'in',
        ordered.map(({ id, quantity }) => eb.tuple(id, Number(quantity))),
      ),
    )
    .execute()
}
