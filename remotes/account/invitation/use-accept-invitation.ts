import { acceptInvitation, claimInvitation } from '#shared/api/companies/invitations.ts'
import { useNavigate, useSearchParams } from '#shared/federation/router.ts'
import { invitationKeyIn } from './invitation-key.ts'

/** Undefined without an invitation in the address. The function throws when the API call fails. */
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

/** For an account with another address than the invited one. The function throws when the API call fails. */
export function useClaimInvitation(): () => Promise<unknown> {
  const [query] = useSearchParams()
  return () => claimInvitation(invitationKeyIn(query) ?? '')
}

export const ACCEPT_FAILED = 'De uitnodiging accepteren is niet gelukt'
