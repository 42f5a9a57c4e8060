import { randomUUID } from 'node:crypto'

import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import { findPermission } from '#server/companies/queries.ts'
import { orderAssignmentMail, orderConfirmationMail } from '#server/mail/order-messages.ts'
import { enqueue } from '#server/mail/outbox.ts'
import type { Database } from '#server/platform/database/schema.ts'
import type { CurrentUser } from '#server/platform/http/access.ts'
import { Refusal, userDeleted } from '#server/platform/http/refusal.ts'
import { mayOrderFor, type Order, type OrderInput, type OrderItem } from '#shared/domain/shop/order.ts'
import { deleteOrdered } from '../cart/queries.ts'
import type { Catalogue } from '../products/read-catalogue.ts'
import { findSameOrder, insertOrder } from './queries.ts'

type Db = Kysely<Database>

const NOT_IN_CATALOGUE = 'Een product is niet meer te bestellen. Haal het uit je winkelwagen.'
const NOT_FOR_COMPANY = 'Voor dit bedrijf kun je niet bestellen. Kies een ander bedrijf.'
const ORDER_KEY_REUSED =
  'We hebben deze bestelling al, maar met andere gegevens. Kijk eerst bij Mijn bestellingen.'

/** With the titles of the catalogue. Refuses with 400 for an unknown product. */
function findProducts(catalogue: Catalogue, products: OrderInput['products']): OrderItem[] {
  return products.map(({ id, quantity }) => {
    const product = catalogue.find(id)
    if (!product)
      throw new Refusal(400, [{ field: 'products', message: NOT_IN_CATALOGUE }], 'PRODUCT_NOT_AVAILABLE')
    return { id, title: product.title, quantity }
  })
}

/** Refuses with 403. Locks the company against deletion until the end of the transaction. */
async function requireOrderPermission(db: Db, user: CurrentUser, companyId: number) {
  const access = await findPermission(db, user, { companyId })
  const company = await db
    .selectFrom('company')
    .select('id')
    .where('id', '=', companyId)
    .forKeyShare()
    .executeTakeFirst()
  if (!company || !access || !mayOrderFor(access.permission))
    throw new Refusal(403, [{ field: 'companyId', message: NOT_FOR_COMPANY }], 'ORDER_NOT_ALLOWED')
}

/**
 * In one transaction. Repeating an order with its key returns the existing one and does nothing else. Refuses with 400
 * (unknown product), 403 (the user may not order for the company) and 409 (a different order with the same key).
 */
export async function placeOrder(
  { db, config, catalogue }: Pick<FastifyInstance, 'db' | 'config' | 'catalogue'>,
  user: CurrentUser,
  input: OrderInput,
): Promise<Order> {
  const { orderKey = randomUUID() } = input
  const order = { ...input, orderKey, products: findProducts(catalogue, input.products) }
  return db.transaction().execute(async (transaction) => {
    await requireOrderPermission(transaction, user, order.companyId)
    const created = await insertOrder(transaction, user.id, order)
    if (!created) {
      const existing = await findSameOrder(transaction, user.id, order)
      if (!existing) throw new Refusal(409, ORDER_KEY_REUSED, 'ORDER_CONFLICT')
      return existing
    }
    await deleteOrdered(transaction, user.id, created.products)
    const { email } = await transaction
      .selectFrom('person')
      .select('email')
      .where('id', '=', user.id)
      .executeTakeFirstOrThrow(userDeleted)
    await enqueue(transaction, {
      recipient: email,
      ...orderConfirmationMail(config.publicUrl, { ...created, zipCode: order.contactInfo.zipCode }),
    })
    const orderer = { name: user.fullName, email }
    await enqueue(transaction, {
      recipient: config.orderMailbox,
      ...orderAssignmentMail({ ...order, id: created.id, orderer }),
    })
    return created
  })
}
