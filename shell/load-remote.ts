import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime'

import type { RemoteRoutes } from '#shared/federation/remote-routes.ts'

/** Time after which a remote counts as unavailable. */
const LOAD_TIMEOUT_MS = 8_000
/** Enough for a restarted server to respond. */
const RETRY_DELAY_MS = 400

const delay = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

const rejectAfterTimeout = async (): Promise<never> => {
  await delay(LOAD_TIMEOUT_MS)
  throw new Error(`no answer within ${LOAD_TIMEOUT_MS} ms`)
}

async function loadOnce(name: string, entry: string, force: boolean): Promise<RemoteRoutes> {
  // The name of a container must be an identifier; the name of a folder may contain hyphens.
  const container = name.replaceAll('-', '_')
  registerRemotes([{ name: container, entry, type: 'module' }], { force })
  const loaded = await Promise.race([
    loadRemote<{ default: RemoteRoutes }>(`${container}/routes`),
    rejectAfterTimeout(),
  ])
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
