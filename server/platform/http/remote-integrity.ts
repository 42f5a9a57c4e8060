import { MAX_RETRIES, retryAddress } from '#shared/domain/website/page-config.ts'
import type { Config } from '../runtime/config.ts'

export type Remote = Config['remotes'][string]

/** On the host of the portal, or its setting has the integrity of its files or says they are not checked. */
export const isRemoteTrusted = ({ publicUrl }: Pick<Config, 'publicUrl'>, { entry, integrity }: Remote) =>
  integrity !== undefined || new URL(entry).origin === publicUrl

function pinnedFiles({ entry, integrity }: Remote): [address: string, integrity: string][] | undefined {
  if (!integrity || integrity === 'none') return undefined
  return Object.entries(integrity).map(([file, hash]) => [new URL(file, entry).href, hash])
}

const trustedRemotes = (config: Config) =>
  Object.values(config.remotes).filter((remote) => isRemoteTrusted(config, remote))

export const remoteOrigins = (config: Config): string[] => [
  ...new Set(trustedRemotes(config).map(({ entry }) => new URL(entry).origin)),
]

/**
 * For the content security policy: each script whose integrity is known, so that no other script of that host is
 * executed, and otherwise the whole origin.
 */
export const remoteScripts = (config: Config): string[] => [
  ...new Set(
    trustedRemotes(config).flatMap(
      (remote) =>
        pinnedFiles(remote)
          ?.map(([address]) => address)
          .filter((address) => address.endsWith('.js')) ?? new URL(remote.entry).origin,
    ),
  ),
]

/** Also the addresses at which the entry is tried again. */
function pinnedAddresses(remote: Remote): [address: string, integrity: string][] {
  const files = pinnedFiles(remote) ?? []
  const entry = files.find(([address]) => address === remote.entry)
  const retries = Array.from({ length: MAX_RETRIES }, (_, index): [string, string][] =>
    entry ? [[retryAddress(remote.entry, index + 1), entry[1]]] : [],
  )
  return [...files, ...retries.flat()]
}

/**
 * Makes browsers check scripts and the shell's style sheets; undefined when there is nothing to check. `built`:
 * what the build has on another host than the portal, the shell as a remote as well.
 */
export function integrityImportMap(config: Config, built: Remote[] = []): string | undefined {
  const pinned = [...trustedRemotes(config), ...built].flatMap(pinnedAddresses)
  return pinned.length > 0 ? JSON.stringify({ integrity: Object.fromEntries(pinned) }) : undefined
}
