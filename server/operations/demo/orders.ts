import { randomUUID } from 'node:crypto'

import type { Kysely } from 'kysely'
import type { Database } from '#server/platform/database/schema.ts'
import { findProduct } from '#server/shop/products/catalogue.ts'
import type { Quantity } from '#shared/domain/shop/cart.ts'
import { ago } from './ago.ts'

const orderLine = (id: number, quantity: Quantity) => ({ id, title: findProduct(id)!.title, quantity })

export async function seedOrders(db: Kysely<Database>, personId: number, companyId: number): Promise<void> {
  const order = {
    personId,
    companyId,
    name: 'Constructiebedrijf Maasoever',
    membership: 'Werkgeversvereniging metalektro (cao Metalektro)',
    street: 'Maaskade',
    houseNumber: '48',
    zipCode: '5911 CD',
    city: 'Venlo',
    email: 'kantoor@maasoever.example',
  } as const
  const orders = [
    { days: 75, products: [orderLine(7, '2'), orderLine(8, '10'), orderLine(6, '5')] },
    { days: 12, products: [orderLine(1, '3'), orderLine(12, '1')] },
  ]
  await db
    .insertInto('shopOrder')
    .values(
      orders.map(({ days, products }) => ({
        ...order,
        orderKey: randomUUID(),
        products: JSON.stringify(products),
        createdAt: ago(days),
      })),
    )
    .execute()
}
