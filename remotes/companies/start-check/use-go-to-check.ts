import type { CheckEntry } from '#shared/domain/check.ts'
import { portalPath } from '#shared/federation/portal-path.ts'
import { useNavigate } from '#shared/federation/router.ts'

/** The whole address of a check that is done elsewhere. Fails when it is none of the web. */
function addressOf(checkUrl: string): string {
  const { protocol, href } = new URL(checkUrl, window.location.href)
  if (!/^https?:$/.test(protocol)) throw new Error(`a check at ${protocol}`)
  return href
}

/**
 * Gives what leads to a check: a page of the portal, or an address elsewhere. Who has just started one goes to where it
 * is done, which is the address it had before; later that of its results.
 */
export function useGoToCheck() {
  const navigate = useNavigate()

  return async ({ checkEnvironment, checkUrl }: CheckEntry): Promise<void> => {
    if (checkEnvironment === 'MIJN_OMGEVING') await navigate(portalPath(checkUrl, '/bedrijven'))
    else window.location.assign(addressOf(checkUrl))
  }
}
