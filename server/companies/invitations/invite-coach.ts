import type { Kysely } from 'kysely'
import { recordCompanyActivity } from '#server/history/company-activity/record-company-activity.ts'
import { requireVerifiedEmail } from '#server/mail/email-verification/require-verified-email.ts'
import { coachInvitationMail } from '#server/mail/invitation-messages.ts'
import { enqueue } from '#server/mail/outbox.ts'
import { recordAccountEvent } from '#server/platform/account-events/record-account-event.ts'
import type { Database } from '#server/platform/database/schema.ts'
import type { CurrentUser } from '#server/platform/http/access.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import type { Config } from '#server/platform/runtime/config.ts'
import type { CoachInvitationInput } from '#shared/domain/companies/invitation-input.ts'
import { openToCoaches } from './queries.ts'

const COACH_ALREADY_INVITED = 'De Verbetercoach is al uitgenodigd om mee te kijken.'

/** Refuses with 409 when the company is open already, and with 403 when the inviter's address is not verified. */
export const inviteCoach = (
  db: Kysely<Database>,
  { publicUrl, coachMailbox }: Pick<Config, 'publicUrl' | 'coachMailbox'>,
  { companyId, inviter }: { companyId: number; inviter: CurrentUser },
  { message }: CoachInvitationInput,
): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    await requireVerifiedEmail(transaction, inviter.id)
    const opened = await openToCoaches(transaction, companyId)
    if (!opened) throw new Refusal(409, COACH_ALREADY_INVITED, 'COACH_ALREADY_INVITED')
    await recordCompanyActivity(transaction, { companyId, personId: inviter.id, kind: 'COACH_INVITED' })
    await recordAccountEvent(transaction, { kind: 'COACH_INVITED', personId: inviter.id, companyId })
    await enqueue(transaction, {
      recipient: coachMailbox,
      ...coachInvitationMail(publicUrl, { ...opened, id: companyId, message, inviter: inviter.fullName }),
    })
  })
