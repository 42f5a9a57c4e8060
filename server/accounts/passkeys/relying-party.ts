import { Refusal } from '#server/platform/http/refusal.ts'
import type { Config } from '#server/platform/runtime/config.ts'

const UNAVAILABLE = 'Op dit adres kun je geen passkeys gebruiken.'

/** For whom passkeys are made: `id`, a domain, and the origins of the pages on which they are accepted. */
export type RelyingParty = { id: string; origins: string[] }

type Settings = Pick<Config, 'publicUrl' | 'cookieDomain' | 'portalOrigins' | 'websiteOrigins'>

const isWithinDomain = (hostname: string, domain: string) => `.${hostname}`.endsWith(`.${domain}`)

/** Whether browsers know passkeys on pages of this origin: https or the machine itself, and a host with a name. */
function mayHavePasskeys({ protocol, hostname }: URL): boolean {
  const isNamed = !/^[\d.]+$|^\[/.test(hostname)
  return isNamed && (protocol === 'https:' || isWithinDomain(hostname, 'localhost'))
}

/**
 * Returns for whom the passkeys of this installation are made: for the domain of the shared cookie, so that they work on
 * the website too, otherwise for the host of the portal. Pages of the website use passkeys, and never make them. Refuses
 * with 409 where there can be none.
 */
export function relyingPartyOf(
  { publicUrl, cookieDomain, portalOrigins, websiteOrigins }: Settings,
  purpose: 'make' | 'use',
): RelyingParty {
  const isAccepted = (url: URL) => mayHavePasskeys(url) && isWithinDomain(url.hostname, id)
  const portal = new URL(publicUrl)
  const id = (cookieDomain ?? portal.hostname).toLowerCase()
  if (!isAccepted(portal)) throw new Refusal(409, UNAVAILABLE, 'PASSKEYS_UNAVAILABLE')
  const origins = purpose === 'make' ? portalOrigins : [...portalOrigins, ...websiteOrigins]
  return { id, origins: origins.filter((origin) => isAccepted(new URL(origin))) }
}
