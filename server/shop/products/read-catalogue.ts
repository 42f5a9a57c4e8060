import { readFileSync } from 'node:fs'

import * as v from 'valibot'
import { SettingError } from '#server/platform/runtime/config.ts'
import { ProductId } from '#shared/domain/shop/cart.ts'
import { Product } from '#shared/domain/shop/product.ts'
import { catalogue } from './catalogue.ts'

export type Catalogue = { products: readonly Product[]; find: (id: number) => Product | undefined }

const text = (max: number) => v.pipe(v.string(), v.minLength(1), v.maxLength(max))

/** The images are files of this portal. */
const CatalogueFile = v.pipe(
  v.array(
    v.object({
      ...Product.entries,
      id: ProductId,
      title: text(60),
      description: text(255),
      image: v.pipe(v.string(), v.regex(/^\/products\/[\w-]+\.svg$/)),
    }),
  ),
  v.check((products) => new Set(products.map(({ id }) => id)).size === products.length),
)

function readFile(file: string): Product[] {
  try {
    return v.parse(CatalogueFile, JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    throw new SettingError(
      'The setting CATALOGUE_FILE must be a JSON file with products, each with its own id.',
    )
  }
}

/** `file`: undefined for the portal's own materials. Throws a SettingError for anything but products. */
export function readCatalogue(file: string | undefined): Catalogue {
  const products = file === undefined ? catalogue : readFile(file)
  const byId = new Map(products.map((product) => [product.id, product]))
  return { products, find: (id) => byId.get(id) }
}
