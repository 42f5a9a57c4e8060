import { getInvitedAddress, previewInvitation } from '#shared/api/companies/invitations.ts'
import { type LoaderFunctionArgs, redirect } from '#shared/federation/router.ts'
import { invitationKeyIn } from './invitation-key.ts'

/**
 * Loads the invitation of the key and the components that show it, which other visitors do not load; null without a key.
 * Redirects a user who has accepted it to the company. `preview`: null when the server did not answer, because
 * registering and logging in work without it. `email`: that was invited, for a key that is not in the address of the page.
 */
export async function loadInvitation({ request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams
  const key = invitationKeyIn(query)
  if (!key) return null
  const isInAddress = query.get('registration') === key
  const [preview, email, { AcceptInvitation }, { InvitationNotice }] = await Promise.all([
    previewInvitation(key).catch(() => null),
    isInAddress ? null : getInvitedAddress(key).catch(() => null),
    import('./AcceptInvitation.tsx'),
    import('./InvitationNotice.tsx'),
  ])
  if (preview?.status === 'ACCEPTED' && preview.visitor?.companyId)
    throw redirect(`/bedrijven/${preview.visitor.companyId}/checks`)
  return { preview, email, AcceptInvitation, InvitationNotice }
}

export type LoadedInvitation = Awaited<ReturnType<typeof loadInvitation>>
