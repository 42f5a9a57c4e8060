import { previewInvitation } from '#shared/api/companies/invitations.ts'
import { type LoaderFunctionArgs, redirect } from '#shared/federation/router.ts'
import { invitationKeyIn } from './invitation-key.ts'

/**
 * Loader of the pages that an invitation leads to: null without a key. Returns what the key is worth and the components
 * that show it, which other visitors do not load; redirects a user who has accepted it to the company. `preview`: null when
 * the server did not answer, without which one can register and log in too.
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

/** What `loadInvitation` returns. */
export type LoadedInvitation = Awaited<ReturnType<typeof loadInvitation>>
