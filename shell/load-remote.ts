import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime'

import type { RemoteRoutes } from '#shared/federation/remote-routes.ts'

/** How long a remote may take before it counts as down, in milliseconds. */
const LOAD_TIMEOUT_MS = 8_000
/** A pause before the second try, in milliseconds: enough for a restarted server to answer. */
const PAUSE = 400

const after = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

const tooSlow = async (): Promise<never> => {
  await after(LOAD_TIMEOUT_MS)
  throw new Error(`no answer within ${LOAD_TIMEOUT_MS} ms`)
}

async function attempt(name: string, entry: string, force: boolean): Promise<RemoteRoutes> {
  // Containers are named like variables; folders may have a hyphen.
  const container = name.replaceAll('-', '_')
  registerRemotes([{ name: container, entry, type: 'module' }], { force })
  const loaded = await Promise.race([loadRemote<{ default: RemoteRoutes }>(`${container}/routes`), tooSlow()])
  if (!loaded) throw new Error('nothing in it')
  return loaded.default
}

/**
 * Fetches the routes of a remote from its address; tries twice, the second time past every cache.
 * Fails with the first cause: the second is often only its echo.
 */
export async function loadRemoteRoutes(name: string, entry: string): Promise<RemoteRoutes> {
  try {
    return await attempt(name, entry, false)
  } catch (cause) {
    await after(PAUSE)
    return attempt(name, `${entry}?again=${Date.now()}`, true).catch(() => {
      throw cause
    })
  }
}
