import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime'

import { retryAddress } from '#shared/domain/page-config.ts'
import type { RemoteRoutes } from '#shared/federation/remote-routes.ts'

/** Enough for a restarted server to respond. */
const RETRY_DELAY_MS = 400

const delay = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

async function loadOnce(name: string, entry: string, force: boolean): Promise<RemoteRoutes> {
  // The name of a container must be an identifier; the name of a folder may contain hyphens.
  const container = name.replaceAll('-', '_')
  registerRemotes([{ name: container, entry, type: 'module' }], { force })
  const loaded = await loadRemote<{ default: RemoteRoutes }>(`${container}/routes`)
  if (!loaded) throw new Error('nothing in it')
  return loaded.default
}

/**
 * Fetches the routes of a remote. Takes its name, the address of its entry, and the number of the attempt, from 1. Retries
 * once, from an address that the browser does not remember as failed. Throws the error of the first attempt, because that
 * of the second is often only a consequence.
 */
export async function loadRemoteRoutes(name: string, entry: string, attempt: number): Promise<RemoteRoutes> {
  try {
    return await loadOnce(name, entry, false)
  } catch (cause) {
    await delay(RETRY_DELAY_MS)
    return loadOnce(name, retryAddress(entry, attempt), true).catch(() => {
      throw cause
    })
  }
}
