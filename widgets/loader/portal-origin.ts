import { ofDocument } from '#shared/session/of-document.ts'
import { commonDomain } from './common-domain.ts'
import { matchesIn } from './page.ts'

/** The origin of the portal: this script is loaded from it. */
export const portalOrigin = new URL(import.meta.url).origin

/** Returns the domain of the shared cookie: from the script tag when it has one, otherwise derived from both hosts. */
export const findCookieDomain = () =>
  matchesIn(ofDocument('documentElement'), 'script[data-cookie-domain]')[0]?.dataset.cookieDomain ??
  commonDomain(location.hostname, new URL(portalOrigin).hostname)
