import { portalOrigin } from '#shared/embed/portal-origin.ts'
import type { Finding } from '#shared/embed/problems.ts'

type Answer = { responseObject: { cookieDomain: string | null } }

/** The scripts of the portal may be read by every page. */
const isReachable = () =>
  fetch(`${portalOrigin}/bw.js`, { mode: 'no-cors', cache: 'no-store' }).then(
    () => true,
    () => false,
  )

async function askPortal(): Promise<
  Answer['responseObject'] | 'blocked' | 'website-onbekend' | 'onbereikbaar'
> {
  let isBlocked = false
  const onViolation = () => {
    isBlocked = true
  }
  addEventListener('securitypolicyviolation', onViolation)
  try {
    const response = await fetch(`${portalOrigin}/rest/website`, { credentials: 'include' })
    const { responseObject } = (await response.json()) as Answer
    return responseObject
  } catch {
    // The event of a policy comes right after the error.
    await new Promise((resolve) => setTimeout(resolve))
    if (isBlocked) return 'blocked'
    return (await isReachable()) ? 'website-onbekend' : 'onbereikbaar'
  } finally {
    removeEventListener('securitypolicyviolation', onViolation)
  }
}

/**
 * Reports where the settings of page and portal do not fit. A policy that blocks the request is reported by its event.
 * `cookieDomain`: see `CheckPage`.
 */
export async function checkSettings(
  cookieDomain: string | undefined,
  report: (finding: Finding) => void,
): Promise<void> {
  const { host, hostname, origin } = location
  if (!navigator.cookieEnabled) report({ problem: 'cookies-uit', about: '' })
  if (cookieDomain === undefined) {
    const hosts = `${host}, ${new URL(portalOrigin).host}`
    return report({ problem: 'geen-gedeeld-domein', about: hosts })
  }
  const settings = await askPortal()
  if (settings === 'blocked') return
  if (typeof settings === 'string')
    return report({ problem: settings, about: settings === 'website-onbekend' ? origin : portalOrigin })
  const ofPortal = settings.cookieDomain ?? ''
  if (ofPortal !== cookieDomain || !`.${hostname}`.endsWith(ofPortal && `.${ofPortal}`))
    report({ problem: 'cookiedomein', about: `${cookieDomain || hostname}, ${ofPortal || portalOrigin}` })
}
