import { Refusal } from '#server/platform/http/refusal.ts'
import type { Config } from '#server/platform/runtime/config.ts'

const UNAVAILABLE = 'Op dit adres kun je geen passkeys gebruiken.'

/** `id`: the domain that passkeys are made for. `origins`: of the pages that accept them. */
export type RelyingParty = { id: string; origins: string[] }

type Settings = Pick<Config, 'publicUrl' | 'cookieDomain' | 'portalOrigins' | 'websiteOrigins'>

const isWithinDomain = (hostname: string, domain: string) => `.${hostname}`.endsWith(`.${domain}`)

/** Browsers support passkeys on https and on localhost, but not on IP addresses. */
function mayHavePasskeys({ protocol, hostname }: URL): boolean {
  const isNamed = !/^[\d.]+$|^\[/.test(hostname)
  return isNamed && (protocol === 'https:' || isWithinDomain(hostname, 'localhost'))
}

/**
 * Passkeys are made for the domain of the shared cookie, so that they also work on the website, or else for the
 * host of the portal. Pages of the website use passkeys and never make them. Refuses with 409 where there can be
 * none.
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
