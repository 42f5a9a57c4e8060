import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

import type { Product } from '#shared/domain/product.ts'
import { catalogue } from '../../server/products/catalogue.ts'
import { createTemporaryFolder } from '../harness/temporary-folder.ts'

/** The materials of the portal, and as many posters as make `count` products. Their ids count from 1. */
export const manyProducts = (count: number): Product[] => [
  ...catalogue,
  ...Array.from({ length: count - catalogue.length }, (_, index) => {
    const id = catalogue.length + index + 1
    return { ...catalogue[index % catalogue.length]!, id, title: `Poster nummer ${id}` }
  }),
]

/** Writes a file for the setting CATALOGUE_FILE. Returns its path. */
export function writeCatalogueFile(content: unknown): string {
  const file = join(createTemporaryFolder('beterwerk-catalogue-'), 'catalogue.json')
  writeFileSync(file, JSON.stringify(content))
  return file
}
