import type { Kysely } from 'kysely'

import type { Database } from '../database/schema.ts'
import { Refusal } from '../http/refusal.ts'
import { personInvitationMail } from '../mail/invitation-messages.ts'
import { enqueue } from '../mail/outbox.ts'
import type { Config } from '../runtime/config.ts'
import { findInvitee, lockInvitingCompany, renewInvitation } from './queries.ts'

const ALREADY_ACCEPTED = 'Deze uitnodiging is al geaccepteerd.'

/**
 * Sends an invitation again, expired or not, with a new key that is valid for 30 days, and queues the mail about it, in
 * one transaction. The old key is void. `inviter`: the full name of the owner. Refuses with 403 when the company is gone,
 * with 404 when it has no such invitation, and with 409 when the invitation was accepted.
 */
export const resendInvitation = (
  db: Kysely<Database>,
  { publicUrl }: Pick<Config, 'publicUrl'>,
  { companyId, invitationId, inviter }: { companyId: number; invitationId: number; inviter: string },
): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    const company = await lockInvitingCompany(transaction, companyId)
    if (company === undefined) throw new Refusal(403)
    const renewed = await renewInvitation(transaction, companyId, invitationId)
    if (!renewed) {
      const isAccepted = await findInvitee(transaction, companyId, invitationId)
      throw isAccepted ? new Refusal(409, ALREADY_ACCEPTED) : new Refusal(404)
    }
    await enqueue(transaction, {
      recipient: renewed.email,
      knownAs: renewed.name,
      ...personInvitationMail(publicUrl, { ...renewed, company, inviter }),
    })
  })
