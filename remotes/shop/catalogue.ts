import { listProducts } from '#shared/api/shop/products.ts'
import type { CartItem } from '#shared/domain/shop/cart.ts'
import type { OrderItem } from '#shared/domain/shop/order.ts'
import type { Product } from '#shared/domain/shop/product.ts'

/** null when the products could not be loaded: pages with a cart work without them. */
export type Catalogue = Product[] | null

/** Never rejects. */
export const fetchCatalogue = (): Promise<Catalogue> => listProducts().catch(() => null)

/** `isUnavailable`: it can no longer be ordered. */
export type OrderLine = OrderItem & { product?: Product | undefined; isUnavailable: boolean }

/** An order keeps the titles of its time; a cart has those of the catalogue. `catalogue`: undefined while loading. */
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

/** ‘A’, ‘B’ en ‘C’ */
export const titlesOf = (lines: OrderLine[]) =>
  new Intl.ListFormat('nl').format(lines.map(({ title }) => `‘${title}’`))
