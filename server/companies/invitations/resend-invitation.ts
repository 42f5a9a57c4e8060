import type { Kysely } from 'kysely'
import { recordCompanyActivity } from '#server/history/company-activity/record-company-activity.ts'
import { countInvitation, countMail, type MailLimits } from '#server/mail/daily-limits.ts'
import { requireVerifiedEmail } from '#server/mail/email-verification/require-verified-email.ts'
import { personInvitationMail } from '#server/mail/invitation-messages.ts'
import { enqueue } from '#server/mail/outbox.ts'
import { recordAccountEvent } from '#server/platform/account-events/record-account-event.ts'
import type { Database } from '#server/platform/database/schema.ts'
import type { CurrentUser } from '#server/platform/http/access.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import type { Config } from '#server/platform/runtime/config.ts'
import { type LockedInvitation, lockById, lockInvitingCompany, renewInvitation } from './queries.ts'

type Settings = Pick<Config, 'publicUrl'> & MailLimits

const ALREADY_ACCEPTED = 'Deze uitnodiging is al geaccepteerd.'

/**
 * Renews the key, also of an expired invitation, and confirms one that waits for the owner. Refuses with 403 when the
 * company is gone or the inviter's address is not verified, with 429 above daily limits, with 404 without such an
 * invitation, and with 409 when it was accepted.
 */
export const resendInvitation = (
  db: Kysely<Database>,
  settings: Settings,
  { companyId, invitationId, inviter }: { companyId: number; invitationId: number; inviter: CurrentUser },
): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    const company = await lockInvitingCompany(transaction, companyId)
    if (company === undefined) throw new Refusal(403)
    await requireVerifiedEmail(transaction, inviter.id)
    const locked = await lockById(transaction, companyId, invitationId)
    if (!locked) throw new Refusal(404)
    if (locked.invitation.isAccepted) throw new Refusal(409, ALREADY_ACCEPTED)
    await sendInvitation(transaction, settings, locked, { id: inviter.id, name: inviter.fullName })
  })

/** Refuses with 429 above daily limits. */
export async function sendInvitation(
  transaction: Kysely<Database>,
  settings: Settings,
  { company: { id: companyId, name: company }, invitation }: LockedInvitation,
  inviter: { id: number; name: string },
): Promise<void> {
  const renewed = await renewInvitation(transaction, invitation.id)
  if (invitation.awaitsConfirmation)
    await recordCompanyActivity(transaction, {
      companyId,
      personId: inviter.id,
      kind: 'PERSON_INVITED',
      role: invitation.role,
      itemId: invitation.id,
    })
  await recordAccountEvent(transaction, { kind: 'INVITATION_SENT', personId: inviter.id, companyId })
  await countInvitation(transaction, settings, companyId)
  await countMail(transaction, settings, renewed.email)
  await enqueue(transaction, {
    recipient: renewed.email,
    knownAs: renewed.name,
    ...personInvitationMail(settings.publicUrl, { ...renewed, company, inviter: inviter.name }),
  })
}
