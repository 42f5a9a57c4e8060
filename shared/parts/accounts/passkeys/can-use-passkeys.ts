import { restUrl } from '#shared/api/basics/store.ts'
import { sharedDomain } from '#shared/session/store.ts'

/**
 * Known without asking the server, which says for which domain passkeys are
 * (`server/accounts/passkeys/relying-party.ts`): browsers have the interface on secure pages only, and accept no IP
 * address.
 */
export function canUsePasskeys(): boolean {
  const { hostname } = window.location
  const domain = sharedDomain() || restUrl().hostname
  return 'PublicKeyCredential' in window && /[a-z]$/.test(hostname) && `.${hostname}`.endsWith(`.${domain}`)
}
