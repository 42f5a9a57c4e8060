import { previewInvitation } from '#shared/api/invitations.ts'
import type { InvitationPreview } from '#shared/domain/invitation.ts'
import { type LoaderFunctionArgs, redirect } from '#shared/federation/router.ts'

/** Returns the key of the invitation in the query of a page; null when there is none. */
export const invitationKeyIn = (query: URLSearchParams): string | null =>
  query.get('push') === 'registeranonymous' ? null : query.get('registration') || null

/**
 * Loader of the pages that an invitation leads to. Returns what its key is worth, and redirects a user who has accepted it
 * to the company. null: there is no key, or the server did not answer, without which one can register and log in too.
 */
export async function loadInvitation({ request }: LoaderFunctionArgs): Promise<InvitationPreview | null> {
  const key = invitationKeyIn(new URL(request.url).searchParams)
  const invitation = key && (await previewInvitation(key).catch(() => null))
  if (!invitation) return null
  if (invitation.status === 'ACCEPTED' && invitation.visitor?.companyId)
    throw redirect(`/bedrijven/${invitation.visitor.companyId}/checks`)
  return invitation
}
