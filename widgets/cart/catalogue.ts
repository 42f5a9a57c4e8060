import type { Product } from '#shared/domain/product.ts'
import { catalogue } from './store.ts'

async function load(portal: string): Promise<Product[]> {
  const response = await fetch(`${portal}/rest/products`)
  return (await response.json()).responseObject
}

/**
 * Returns the product of the portal's catalogue; undefined when it has none with this id. Rejects when it cannot load; a
 * call after that tries again.
 */
export async function findProduct(portal: string, id: number): Promise<Product | undefined> {
  catalogue.loading ??= load(portal)
  try {
    return (await catalogue.loading).find((product) => product.id === id)
  } catch (error) {
    catalogue.loading = undefined
    throw error
  }
}
