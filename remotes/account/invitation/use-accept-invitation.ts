import { acceptInvitation, claimInvitation } from '#shared/api/companies/invitations.ts'
import { useNavigate, useSearchParams } from '#shared/federation/router.ts'
import { invitationKeyIn } from './invitation-key.ts'

/**
 * Returns a function that accepts the invitation in the address and opens its company, or undefined when there is no
 * invitation. The function throws when the API call fails.
 */
export function useAcceptInvitation(): (() => Promise<void>) | undefined {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const key = invitationKeyIn(query)
  if (!key) return undefined
  return async () => {
    const { companyId } = await acceptInvitation(key)
    await navigate(`/bedrijven/${companyId}/checks`)
  }
}

/**
 * Returns a function that asks to use the invitation in the address with an account of another address than the invited one.
 * It throws when the API call fails.
 */
export function useClaimInvitation(): () => Promise<unknown> {
  const [query] = useSearchParams()
  return () => claimInvitation(invitationKeyIn(query) ?? '')
}

/** Error message for an invitation that cannot be accepted, when the server gives no reason. */
export const ACCEPT_FAILED = 'De uitnodiging accepteren is niet gelukt'
