import { dialogIn } from '#shared/federation/dialog-address.ts'
import { useSearchParams } from '#shared/federation/router.ts'
import { findLapsedUser } from '#shared/session/store.ts'
import { Warning } from '#shared/ui/Warning.tsx'

function purposeOf(target: string | null): string | undefined {
  const [path, query] = target?.split('?') ?? []
  if (dialogIn(new URLSearchParams(query)) === 'uitnodigen') return 'Log in om iemand te laten meekijken.'
  return path === '/bedrijven' ? 'Log in om je bedrijven te zien.' : undefined
}

/** Why a link of the website leads to the login. */
export function LoginPurpose() {
  const [query] = useSearchParams()
  // A user whose login ended sees that message instead.
  const purpose = findLapsedUser() === null && purposeOf(query.get('redirect'))
  return purpose ? <Warning variant="info">{purpose}</Warning> : null
}
