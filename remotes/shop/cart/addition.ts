import * as v from 'valibot'

import { Quantity } from '#shared/domain/cart.ts'
import { putInCart } from '#shared/session/store.ts'
import type { Catalogue } from '../catalogue.ts'

/** What came of a product that a plain link on the website wanted in the cart. */
export type Addition = { id: number; title: string; outcome: 'added' | 'unknown' | 'not stored' }

/** What the address asks for: `?product=3&aantal=2`. A number that makes no sense is one. */
export function askedFor(query: URLSearchParams): { id: number; quantity: Quantity } | undefined {
  const id = query.get('product')
  if (id === null) return undefined
  const quantity = v.safeParse(Quantity, query.get('aantal'))
  return {
    id: /^[1-9]\d{0,8}$/.test(id) ? Number(id) : 0,
    quantity: quantity.success ? quantity.output : '1',
  }
}

/** Puts a product in the cart. Without a catalogue it is believed; should it not exist, the cart will say so. */
export async function add(
  { id, quantity }: { id: number; quantity: Quantity },
  catalogue: Catalogue,
): Promise<Addition> {
  const product = catalogue?.find((candidate) => candidate.id === id)
  if (id === 0 || (catalogue && !product)) return { id, title: '', outcome: 'unknown' }
  const { stored } = await putInCart({ id, title: product?.title ?? '', quantity })
  return { id, title: product?.title ?? `Materiaal ${id}`, outcome: stored ? 'added' : 'not stored' }
}
