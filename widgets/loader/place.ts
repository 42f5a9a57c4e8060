import { commonDomain } from './common-domain.ts'

/** The origin this script came from: what it shows and calls is there. */
export const portal = new URL(import.meta.url).origin

/** The domain under which the cookie is shared: as the tag that loaded us says, or else as the addresses say. */
export const sharedDomain = () =>
  document.querySelector<HTMLElement>('script[data-cookie-domain]')?.dataset.cookieDomain ??
  commonDomain(location.hostname, new URL(portal).hostname)
