/** Source: docs/product.md, section 9. */
const LOAD_TIMEOUT_MS = 120_000

export async function withLoadTimeout<T>(loading: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`not loaded within ${LOAD_TIMEOUT_MS} ms`)), LOAD_TIMEOUT_MS)
  })
  return Promise.race([loading, timeout]).finally(() => clearTimeout(timer))
}
