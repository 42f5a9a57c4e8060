import { acceptInvitation } from '#shared/api/invitations.ts'
import { useNavigate, useSearchParams } from '#shared/federation/router.ts'

/**
 * Accepts the invitation that the visitor came with, and shows the company that it opens. Gives undefined to who came
 * without one. Fails when it is not accepted.
 */
export function useAcceptInvitation(): (() => Promise<void>) | undefined {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const key = query.get('registration')
  if (!key) return undefined
  return async () => {
    const { companyId } = await acceptInvitation(key)
    await navigate(`/bedrijven/${companyId}/checks`)
  }
}

/** What to say when an invitation is not accepted, and the server gives no reason. */
export const ACCEPT_FAILED = 'De uitnodiging accepteren is niet gelukt'
