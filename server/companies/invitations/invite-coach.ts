import type { Kysely } from 'kysely'
import { recordCompanyActivity } from '#server/history/company-activity/record-company-activity.ts'
import { countInvitation, type MailLimits } from '#server/mail/daily-limits.ts'
import { requireVerifiedEmail } from '#server/mail/email-verification/require-verified-email.ts'
import { coachInvitationMail } from '#server/mail/invitation-messages.ts'
import { enqueue } from '#server/mail/outbox.ts'
import { recordAccountEvent } from '#server/platform/account-events/record-account-event.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import type { Config } from '#server/platform/runtime/config.ts'
import type { CoachInvitationInput } from '#shared/domain/companies/invitation-input.ts'
import { askOwner } from './ask-owner.ts'
import type { Inviting } from './invite-person.ts'
import { insertCoachRequest, openToCoaches } from './queries.ts'

const COACH_ALREADY_INVITED = 'De Verbetercoach is al uitgenodigd om mee te kijken.'

const alreadyInvited = () => new Refusal(409, COACH_ALREADY_INVITED, 'COACH_ALREADY_INVITED')

type Db = Kysely<Database>
type Settings = Pick<Config, 'publicUrl' | 'coachMailbox'> & MailLimits

/**
 * Returns whether it waits for the owner, as all from the website do: a coach may change everything. Refuses with 409
 * when the company is open already, with 403 when the inviter's address is not verified, and with 429 above daily limits.
 */
export const inviteCoach = (
  db: Db,
  settings: Settings,
  { companyId, inviter, isFromWebsite }: Inviting,
  { message }: CoachInvitationInput,
): Promise<boolean> =>
  db.transaction().execute(async (transaction) => {
    await requireVerifiedEmail(transaction, inviter.id)
    if (isFromWebsite) {
      const request = await insertCoachRequest(transaction, companyId, message)
      if (!request) throw alreadyInvited()
      await countInvitation(transaction, settings, companyId)
      await askOwner(transaction, settings, { ...request, companyId, person: null })
    } else {
      const { id, fullName: name } = inviter
      await openCompanyToCoaches(transaction, settings, { companyId, message, inviter: { id, name } })
    }
    return isFromWebsite
  })

/** Mails the coach desk. Refuses with 409 when the company is open already. */
export async function openCompanyToCoaches(
  transaction: Db,
  { publicUrl, coachMailbox }: Settings,
  {
    companyId,
    message,
    inviter,
  }: { companyId: number; message: string; inviter: { id: number; name: string } },
): Promise<void> {
  const opened = await openToCoaches(transaction, companyId)
  if (!opened) throw alreadyInvited()
  await recordCompanyActivity(transaction, { companyId, personId: inviter.id, kind: 'COACH_INVITED' })
  await recordAccountEvent(transaction, { kind: 'COACH_INVITED', personId: inviter.id, companyId })
  await enqueue(transaction, {
    recipient: coachMailbox,
    ...coachInvitationMail(publicUrl, { ...opened, id: companyId, message, inviter: inviter.name }),
  })
}
