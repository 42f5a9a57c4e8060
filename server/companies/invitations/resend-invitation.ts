import type { Kysely } from 'kysely'
import { countInvitation, countMail, type MailLimits } from '#server/mail/daily-limits.ts'
import { requireVerifiedEmail } from '#server/mail/email-verification/require-verified-email.ts'
import { personInvitationMail } from '#server/mail/invitation-messages.ts'
import { enqueue } from '#server/mail/outbox.ts'
import { recordAccountEvent } from '#server/platform/account-events/record-account-event.ts'
import type { Database } from '#server/platform/database/schema.ts'
import type { CurrentUser } from '#server/platform/http/access.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import type { Config } from '#server/platform/runtime/config.ts'
import { findInvitee, lockInvitingCompany, renewInvitation } from './queries.ts'

const ALREADY_ACCEPTED = 'Deze uitnodiging is al geaccepteerd.'

/**
 * Renews the key, also of an expired invitation. Refuses with 403 when the company is gone or the inviter's address is
 * not verified, with 429 above daily limits, with 404 without such an invitation, and with 409 when it was accepted.
 */
export const resendInvitation = (
  db: Kysely<Database>,
  settings: Pick<Config, 'publicUrl'> & MailLimits,
  { companyId, invitationId, inviter }: { companyId: number; invitationId: number; inviter: CurrentUser },
): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    const company = await lockInvitingCompany(transaction, companyId)
    if (company === undefined) throw new Refusal(403)
    await requireVerifiedEmail(transaction, inviter.id)
    const renewed = await renewInvitation(transaction, companyId, invitationId)
    if (!renewed) {
      const isAccepted = await findInvitee(transaction, companyId, invitationId)
      throw isAccepted ? new Refusal(409, ALREADY_ACCEPTED) : new Refusal(404)
    }
    await recordAccountEvent(transaction, { kind: 'INVITATION_SENT', personId: inviter.id, companyId })
    await countInvitation(transaction, settings, companyId)
    await countMail(transaction, settings, renewed.email)
    await enqueue(transaction, {
      recipient: renewed.email,
      knownAs: renewed.name,
      ...personInvitationMail(settings.publicUrl, { ...renewed, company, inviter: inviter.fullName }),
    })
  })
