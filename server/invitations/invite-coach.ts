import type { Kysely } from 'kysely'

import type { CoachInvitationInput } from '#shared/domain/invitation-input.ts'
import { recordActivity } from '../activity/record-activity.ts'
import { recordEvent } from '../audit-events/record-event.ts'
import type { Database } from '../database/schema.ts'
import { requireVerifiedEmail } from '../email-verification/require-verified-email.ts'
import type { CurrentUser } from '../http/access.ts'
import { Refusal } from '../http/refusal.ts'
import { coachInvitationMail } from '../mail/invitation-messages.ts'
import { enqueue } from '../mail/outbox.ts'
import type { Config } from '../runtime/config.ts'
import { openToCoaches } from './queries.ts'

const COACH_ALREADY_INVITED = 'De Verbetercoach is al uitgenodigd om mee te kijken.'

/**
 * Opens a company to the coaches and queues the mail to the coach desk, in one transaction. Refuses with 409 when the
 * company is open to coaches already, and with 403 when the address of the inviter is not verified.
 */
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
    await recordActivity(transaction, { companyId, personId: inviter.id, kind: 'COACH_INVITED' })
    await recordEvent(transaction, { kind: 'COACH_INVITED', personId: inviter.id, companyId })
    await enqueue(transaction, {
      recipient: coachMailbox,
      ...coachInvitationMail(publicUrl, { ...opened, id: companyId, message, inviter: inviter.fullName }),
    })
  })
