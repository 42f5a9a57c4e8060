import { commonDomain } from './common-domain.ts'

/** The origin of the portal: this script is loaded from it. */
export const portalOrigin = new URL(import.meta.url).origin

/** Returns the domain of the shared cookie: from the script tag when it has one, otherwise derived from both hosts. */
export const findCookieDomain = () =>
  document.querySelector<HTMLElement>('script[data-cookie-domain]')?.dataset.cookieDomain ??
  commonDomain(location.hostname, new URL(portalOrigin).hostname)
