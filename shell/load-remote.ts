import { retryAddress } from '#shared/domain/website/page-config.ts'
import type { RemoteRoutes } from '#shared/federation/remote-routes.ts'

/** Enough for a restarted server to respond. */
const RETRY_DELAY_MS = 400

const delay = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** The entry of a remote: a container of Module Federation. `get` fetches a module, and returns what imports it. */
type Container = { get: (module: './routes') => Promise<() => { default: RemoteRoutes }> }

async function loadOnce(entry: string): Promise<RemoteRoutes> {
  const container: Container = await import(/* webpackIgnore: true */ entry)
  const importRoutes = await container.get('./routes')
  return importRoutes().default
}

/**
 * `entry`: the address. `attempt`: from 1. Retries once, from an address that the browser does not remember as failed.
 * Throws the error of the first attempt: that of the second is often only a consequence.
 */
export async function loadRemoteRoutes(entry: string, attempt: number): Promise<RemoteRoutes> {
  try {
    return await loadOnce(entry)
  } catch (cause) {
    await delay(RETRY_DELAY_MS)
    return loadOnce(retryAddress(entry, attempt)).catch(() => {
      throw cause
    })
  }
}
