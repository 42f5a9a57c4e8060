import { restUrl } from '#shared/api/store.ts'
import { acceptsPasskeysOf, passkeyDomain } from '#shared/domain/passkey.ts'
import { sharedDomain } from '#shared/session/store.ts'

/** Whether pages at this address can use passkeys of the portal. Known without asking the server. */
export function arePasskeysPossible(): boolean {
  const domain = passkeyDomain(restUrl().origin, sharedDomain())
  return domain !== undefined && acceptsPasskeysOf(domain, window.location.origin)
}

/** Whether this browser can use them. */
export const canUsePasskeys = (): boolean => arePasskeysPossible() && 'PublicKeyCredential' in window
