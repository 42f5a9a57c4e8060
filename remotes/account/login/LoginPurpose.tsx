import { dialogIn } from '#shared/federation/dialog-address.ts'
import { useSearchParams } from '#shared/federation/router.ts'
import { findLapsedUser } from '#shared/session/store.ts'
import { Warning } from '#shared/ui/Warning.tsx'

/** Returns what somebody wants to do who was on the way to this page, where links of the website lead. */
function purposeOf(target: string | null): string | undefined {
  const [path, query] = target?.split('?') ?? []
  if (dialogIn(new URLSearchParams(query)) === 'uitnodigen') return 'Log in om iemand te laten meekijken.'
  return path === '/bedrijven' ? 'Log in om je bedrijven te zien.' : undefined
}

/** Says why somebody has to log in who followed a link of the website. */
export function LoginPurpose() {
  const [query] = useSearchParams()
  // Who was logged in until now is told so instead.
  const purpose = findLapsedUser() === null && purposeOf(query.get('redirect'))
  return purpose ? <Warning variant="info">{purpose}</Warning> : null
}
