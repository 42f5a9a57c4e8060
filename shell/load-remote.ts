import {
  loadRemote,
  type ModuleFederationRuntimePlugin,
  registerPlugins,
  registerRemotes,
} from '@module-federation/enhanced/runtime'

import { retryAddress } from '#shared/domain/website/page-config.ts'
import type { RemoteRoutes } from '#shared/federation/remote-routes.ts'

/** Enough for a restarted server to respond. */
const RETRY_DELAY_MS = 400

const delay = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/**
 * Loads an entry that failed again, once, from an address that the browser does not remember as failed. Throws the error
 * of the first attempt: that of the second is often only a consequence.
 */
function retryEntries(): ModuleFederationRuntimePlugin {
  const attempts = new Map<string, number>()
  return {
    name: 'retry-entries',
    async loadEntry({ remoteInfo: { entry, type } }) {
      if (type !== 'module') return undefined
      try {
        return await import(/* webpackIgnore: true */ entry)
      } catch (cause) {
        const attempt = (attempts.get(entry) ?? 0) + 1
        attempts.set(entry, attempt)
        await delay(RETRY_DELAY_MS)
        return import(/* webpackIgnore: true */ retryAddress(entry, attempt)).catch(() => {
          throw cause
        })
      }
    },
  }
}

/** `entries`: the address of the entry or the manifest of each remote, by its name. */
export function registerEntries(entries: Record<string, string>): void {
  registerPlugins([retryEntries()])
  registerRemotes(Object.entries(entries).map(([name, entry]) => ({ name, entry, type: 'module' })))
}

export async function loadRemoteRoutes(name: string): Promise<RemoteRoutes> {
  const loaded = await loadRemote<{ default: RemoteRoutes }>(`${name}/routes`)
  if (!loaded) throw new Error(`The remote ${name} has no routes`)
  return loaded.default
}
