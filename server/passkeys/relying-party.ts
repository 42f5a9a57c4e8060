import { acceptsPasskeysOf, passkeyDomain } from '#shared/domain/passkey.ts'
import { Refusal } from '../http/refusal.ts'
import type { Config } from '../runtime/config.ts'

const UNAVAILABLE = 'Op dit adres kun je geen passkeys gebruiken.'

/** For whom passkeys are made: `id`, a domain, and the origins of the pages on which they are accepted. */
export type RelyingParty = { id: string; origins: string[] }

type Settings = Pick<Config, 'publicUrl' | 'cookieDomain' | 'portalOrigins' | 'websiteOrigins'>

/**
 * Returns for whom the passkeys of this installation are made. Pages of the website use passkeys, and never make them.
 * Refuses with 409 where there can be none.
 */
export function relyingPartyOf(
  { publicUrl, cookieDomain, portalOrigins, websiteOrigins }: Settings,
  purpose: 'make' | 'use',
): RelyingParty {
  const id = passkeyDomain(publicUrl, cookieDomain)
  if (!id) throw new Refusal(409, UNAVAILABLE, 'PASSKEYS_UNAVAILABLE')
  const origins = purpose === 'make' ? portalOrigins : [...portalOrigins, ...websiteOrigins]
  return { id, origins: origins.filter((origin) => acceptsPasskeysOf(id, origin)) }
}
