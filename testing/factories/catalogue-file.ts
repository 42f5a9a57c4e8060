import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { catalogue } from '#server/shop/products/catalogue.ts'
import type { Product } from '#shared/domain/shop/product.ts'

/** The portal's materials, and posters up to `count` products. Ids count from 1. */
export const manyProducts = (count: number): Product[] => [
  ...catalogue,
  ...Array.from({ length: count - catalogue.length }, (_, index) => {
    const id = catalogue.length + index + 1
    return { ...catalogue[index % catalogue.length]!, id, title: `Poster nummer ${id}` }
  }),
]

/** For the setting CATALOGUE_FILE. Returns its path. */
export function writeCatalogueFile(folder: string, content: unknown): string {
  const file = join(folder, 'catalogue.json')
  writeFileSync(file, JSON.stringify(content))
  return file
}
