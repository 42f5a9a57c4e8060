import { listProducts } from '#shared/api/shop/products.ts'
import type { CartItem } from '#shared/domain/shop/cart.ts'
import type { OrderItem } from '#shared/domain/shop/order.ts'
import type { Product } from '#shared/domain/shop/product.ts'

/** The products that can be ordered; null when they could not be loaded. Pages with a cart work without them. */
export type Catalogue = Product[] | null

/** Loads the catalogue. Never rejects. */
export const fetchCatalogue = (): Promise<Catalogue> => listProducts().catch(() => null)

/** A product in a cart or an order, as it is shown. `isUnavailable`: it can no longer be ordered. */
export type OrderLine = OrderItem & { product?: Product | undefined; isUnavailable: boolean }

/**
 * Adds the product in the catalogue to each item. A product of an order keeps the title that it had then; one of a cart
 * has that of the catalogue. `catalogue`: undefined while it is loading.
 */
export function orderLinesOf(
  items: readonly (CartItem | OrderItem)[],
  catalogue: Catalogue | undefined,
): OrderLine[] {
  const products = new Map(catalogue?.map((product) => [product.id, product]))
  return items.map((item) => {
    const product = products.get(item.id)
    const title = 'title' in item ? item.title : (product?.title ?? `Materiaal ${item.id}`)
    return { ...item, title, product, isUnavailable: Boolean(catalogue) && !product }
  })
}

/** The quoted titles as a Dutch enumeration: ‘A’, ‘B’ en ‘C’. */
export const titlesOf = (lines: OrderLine[]) =>
  new Intl.ListFormat('nl').format(lines.map(({ title }) => `‘${title}’`))
