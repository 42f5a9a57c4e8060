import type { CheckEntry } from '#shared/domain/checks/check-entry.ts'
import { portalPath } from '#shared/federation/portal-path.ts'
import { useNavigate } from '#shared/federation/router.ts'

/** Throws unless the URL of the external check is http(s). */
function externalUrl(checkUrl: string): string {
  const { protocol, href } = new URL(checkUrl, window.location.href)
  if (!/^https?:$/.test(protocol)) throw new Error(`unexpected protocol of a check: ${protocol}`)
  return href
}

/**
 * Navigates to a check: a page of the portal, or an external URL. For a check that was just started, pass the entry from
 * before: its URL is that of the questions, later that of the results.
 */
export function useGoToCheck() {
  const navigate = useNavigate()

  return async ({ checkEnvironment, checkUrl }: CheckEntry): Promise<void> => {
    if (checkEnvironment === 'MIJN_OMGEVING') await navigate(portalPath(checkUrl, '/bedrijven'))
    else window.location.assign(externalUrl(checkUrl))
  }
}
