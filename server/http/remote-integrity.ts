import { MAX_RETRIES, retryAddress } from '#shared/domain/page-config.ts'
import type { Config } from '../runtime/config.ts'

type Remote = Config['remotes'][string]

/**
 * Whether a browser may load a remote: it is on the host of the portal, its setting has the integrity of its files, or
 * says that they are not checked.
 */
export const isRemoteTrusted = ({ publicUrl }: Pick<Config, 'publicUrl'>, { entry, integrity }: Remote) =>
  integrity !== undefined || new URL(entry).origin === publicUrl

/** The addresses of the scripts of a remote with their integrity; undefined when they are not checked. */
function pinnedScripts({ entry, integrity }: Remote): [address: string, integrity: string][] | undefined {
  if (!integrity || integrity === 'none') return undefined
  return Object.entries(integrity).map(([file, hash]) => [new URL(file, entry).href, hash])
}

/** The remotes that a browser may load. */
const trustedRemotes = (config: Config) =>
  Object.values(config.remotes).filter((remote) => isRemoteTrusted(config, remote))

/** The origins of remotes that are deployed elsewhere. */
export const remoteOrigins = (config: Config): string[] => [
  ...new Set(trustedRemotes(config).map(({ entry }) => new URL(entry).origin)),
]

/**
 * The sources of the scripts of remotes that are deployed elsewhere, for the content security policy: each script whose
 * integrity is known, so that no other script of that host is executed, and otherwise the whole origin.
 */
export const remoteScripts = (config: Config): string[] => [
  ...new Set(
    trustedRemotes(config).flatMap(
      (remote) => pinnedScripts(remote)?.map(([address]) => address) ?? new URL(remote.entry).origin,
    ),
  ),
]

/** The import map that makes browsers check the scripts of remotes; undefined when there is none to check. */
export function integrityImportMap(config: Config): string | undefined {
  const pinned = trustedRemotes(config).flatMap((remote) => {
    const scripts = pinnedScripts(remote) ?? []
    const entry = scripts.find(([address]) => address === remote.entry)
    const retries = Array.from({ length: MAX_RETRIES }, (_, index): [string, string][] =>
      entry ? [[retryAddress(remote.entry, index + 1), entry[1]]] : [],
    )
    return [...scripts, ...retries.flat()]
  })
  return pinned.length > 0 ? JSON.stringify({ integrity: Object.fromEntries(pinned) }) : undefined
}
