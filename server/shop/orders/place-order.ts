import { randomUUID } from 'node:crypto'

import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import { findPermission } from '#server/companies/queries.ts'
import { mayMail } from '#server/mail/daily-limits.ts'
import { lockUnverified } from '#server/mail/email-verification/queries.ts'
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

/** What somebody orders whose address may be invented, in one order. */
const UNVERIFIED_PIECES = 20
const VERIFY =
  'Bevestig het met de mail die je van ons kreeg. Geen mail gekregen? Bij "Mijn gegevens" stuur je hem opnieuw.'
const ONE_ORDER = `Zolang je e-mailadres niet is bevestigd, plaats je één bestelling. ${VERIFY}`
const FEW_PIECES = `Zolang je e-mailadres niet is bevestigd, bestel je hooguit ${UNVERIFIED_PIECES} stuks. ${VERIFY}`

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

/** The order is stored already. Refuses with 403 for a second one, and for more than `UNVERIFIED_PIECES`. */
async function requireSmallFirstOrder(db: Db, personId: number, products: OrderItem[]): Promise<void> {
  const orders = await db
    .selectFrom('shopOrder')
    .select('id')
    .where('personId', '=', personId)
    .limit(2)
    .execute()
  if (orders.length > 1) throw new Refusal(403, ONE_ORDER, 'EMAIL_NOT_VERIFIED')
  const pieces = products.reduce((sum, { quantity }) => sum + Number(quantity), 0)
  if (pieces > UNVERIFIED_PIECES) throw new Refusal(403, FEW_PIECES, 'EMAIL_NOT_VERIFIED')
}

/**
 * In one transaction. Repeating an order with its key returns the existing one and does nothing else. Refuses with 400
 * (unknown product), 403 (the user may not order for the company, or not as much before the address is verified) and 409
 * (a different order with the same key).
 */
export async function placeOrder(
  { db, config, catalogue }: Pick<FastifyInstance, 'db' | 'config' | 'catalogue'>,
  user: CurrentUser,
  input: OrderInput,
): Promise<Order> {
  const { orderKey = randomUUID() } = input
  const order = { ...input, orderKey, products: findProducts(catalogue, input.products) }
  return db.transaction().execute(async (transaction) => {
    const unverified = await lockUnverified(transaction, user.id)
    await requireOrderPermission(transaction, user, order.companyId)
    const created = await insertOrder(transaction, user.id, order)
    if (!created) {
      const existing = await findSameOrder(transaction, user.id, order)
      if (!existing) throw new Refusal(409, ORDER_KEY_REUSED, 'ORDER_CONFLICT')
      return existing
    }
    if (unverified) await requireSmallFirstOrder(transaction, user.id, created.products)
    await deleteOrdered(transaction, user.id, created.products)
    const { email } = await transaction
      .selectFrom('person')
      .select('email')
      .where('id', '=', user.id)
      .executeTakeFirstOrThrow(userDeleted)
    // The address of an unverified person may be that of somebody else.
    if (await mayMail(transaction, config, email))
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
