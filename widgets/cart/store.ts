import type { Product } from '#shared/domain/product.ts'

/** The catalogue of the portal, once a visitor has clicked. Loaded once, so that products are added in the order of the clicks. */
export const catalogue: { loading?: Promise<Product[]> | undefined } = {}
