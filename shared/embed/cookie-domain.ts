import { ofDocument } from '#shared/session/of-document.ts'
import { commonDomain } from './common-domain.ts'
import { firstIn } from './page.ts'
import { portalOrigin } from './portal-origin.ts'

/** From the script tag when it has one, otherwise derived from both hosts. */
export const findCookieDomain = () =>
  firstIn(ofDocument('documentElement'), 'script[data-cookie-domain]')?.dataset.cookieDomain ??
  commonDomain(location.hostname, new URL(portalOrigin).hostname)
