import { type Kysely, sql } from 'kysely'

import { recordDeed } from '../audit/record-deed.ts'
import type { Database } from '../database/schema.ts'
import { enqueue } from '../mail/outbox.ts'
import { formerOwnerMail, newOwnerMail } from '../mail/ownership-messages.ts'
import type { Config } from '../runtime/config.ts'
import { type OwnedCompany, recordOwnerChange } from './queries.ts'

/** The settings that the mails about a change of owner contain. */
export type MailSettings = Pick<Config, 'publicUrl' | 'helpline'>

/** The account that becomes the owner. */
export type NewOwner = { id: number; email: string }

/**
 * Gives a company to another owner, as part of the caller's transaction, which has locked the company. The old owner
 * loses access with the commit; what they wrote remains theirs. An invitation of the new owner to look along is deleted,
 * accepted or not. Queues a mail to both, and records the deed. `actorId`: the administrator.
 */
export async function giveCompany(
  transaction: Kysely<Database>,
  { publicUrl, helpline }: MailSettings,
  company: OwnedCompany,
  { newOwner, actorId }: { newOwner: NewOwner; actorId: number },
): Promise<void> {
  const { id: companyId, name, ownerId } = company
  await recordOwnerChange(transaction, companyId, newOwner.id)
  await transaction
    .deleteFrom('invitation')
    .where('company_id', '=', companyId)
    .where(({ eb, and, or }) =>
      or([
        eb('person_id', '=', newOwner.id),
        and([eb('accepted_at', 'is', null), sql<boolean>`lower(email) = lower(${newOwner.email})`]),
      ]),
    )
    .execute()
  await recordDeed(transaction, {
    actorId,
    action: 'OWNER_CHANGED',
    personIds: [ownerId, newOwner.id],
    companyIds: [companyId],
    changes: [{ field: 'owner', from: ownerId, to: newOwner.id }],
  })
  const formerOwner = await transaction
    .selectFrom('person')
    .select('email')
    .where('id', '=', ownerId)
    .executeTakeFirstOrThrow()
  await enqueue(transaction, { recipient: formerOwner.email, ...formerOwnerMail(helpline, name) })
  await enqueue(transaction, {
    recipient: newOwner.email,
    ...newOwnerMail(publicUrl, { companyId, company: name }),
  })
}
