import { previewInvitation } from '#shared/api/companies/invitations.ts'
import { type LoaderFunctionArgs, redirect } from '#shared/federation/router.ts'
import { invitationKeyIn } from './invitation-key.ts'

/**
 * Loads the invitation of the key and the components that show it, which other visitors do not load; null without a key.
 * Redirects a user who has accepted it to the company. `preview`: null when the server did not answer, because
 * registering and logging in work without it.
 */
export async function loadInvitation({ request }: LoaderFunctionArgs) {
  const key = invitationKeyIn(new URL(request.url).searchParams)
  if (!key) return null
  const [preview, { AcceptInvitation }, { InvitationNotice }] = await Promise.all([
    previewInvitation(key).catch(() => null),
    import('./AcceptInvitation.tsx'),
    import('./InvitationNotice.tsx'),
  ])
  if (preview?.status === 'ACCEPTED' && preview.visitor?.companyId)
    throw redirect(`/bedrijven/${preview.visitor.companyId}/checks`)
  return { preview, AcceptInvitation, InvitationNotice }
}

export type LoadedInvitation = Awaited<ReturnType<typeof loadInvitation>>
