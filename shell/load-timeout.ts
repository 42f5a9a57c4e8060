/** Source: docs/product.md, section 9. */
const LOAD_TIMEOUT_MS = 120_000

/** It may still come: nothing is gone. */
export class LoadTimeoutError extends Error {
  constructor() {
    super(`not loaded within ${LOAD_TIMEOUT_MS} ms`)
  }
}

export async function withLoadTimeout<T>(loading: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new LoadTimeoutError()), LOAD_TIMEOUT_MS)
  })
  return Promise.race([loading, timeout]).finally(() => clearTimeout(timer))
}
