import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime'

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
 * Fetches the routes of a remote. Takes its name and the address of its entry. Retries once, bypassing all caches.
 * Throws the error of the first attempt, because that of the second is often only a consequence.
 */
export async function loadRemoteRoutes(name: string, entry: string): Promise<RemoteRoutes> {
  try {
    return await loadOnce(name, entry, false)
  } catch (cause) {
    await delay(RETRY_DELAY_MS)
    return loadOnce(name, `${entry}?again=${Date.now()}`, true).catch(() => {
      throw cause
    })
  }
}
