import type { Kysely } from 'kysely'

import type { PersonInvitationInput } from '#shared/domain/invitation.ts'
import type { Database } from '../database/schema.ts'
import { Refusal } from '../http/refusal.ts'
import { personInvitationMail } from '../mail/invitation-messages.ts'
import { enqueue } from '../mail/outbox.ts'
import type { Config } from '../runtime/config.ts'
import { insertInvitation } from './queries.ts'

/**
 * Invites a person to a company and queues the mail about it, in one transaction. `inviter`: the full name of the
 * owner. Returns the id of the invitation. Refuses with 403 when the company is gone.
 */
export const invitePerson = (
  db: Kysely<Database>,
  { publicUrl }: Pick<Config, 'publicUrl'>,
  { companyId, inviter }: { companyId: number; inviter: string },
  input: PersonInvitationInput,
): Promise<number> =>
  db.transaction().execute(async (transaction) => {
    const created = await insertInvitation(transaction, companyId, input)
    if (!created) throw new Refusal(403)
    const { id, key, company } = created
    const { email, message } = input
    await enqueue(transaction, {
      recipient: email,
      ...personInvitationMail(publicUrl, { key, company, email, message, inviter }),
    })
    return id
  })
