import { type Kysely, sql } from 'kysely'

import { recordCompanyActivity } from '#server/history/company-activity/record-company-activity.ts'
import { acceptedInvitationMail } from '#server/mail/invitation-messages.ts'
import { enqueue } from '#server/mail/outbox.ts'
import { recordAccountEvent } from '#server/platform/account-events/record-account-event.ts'
import type { Database } from '#server/platform/database/schema.ts'
import type { Config } from '#server/platform/runtime/config.ts'
import { type Account, findAccount } from './claim-queries.ts'
import type { LockedInvitation } from './queries.ts'

type Acceptance = LockedInvitation & {
  account: Account
}

/**
 * The caller has locked the company and the invitation. Replaces an invitation that the person accepted before, ends
 * the wait of other accounts, and mails the owner.
 */
export async function addInvitee(
  transaction: Kysely<Database>,
  { publicUrl }: Pick<Config, 'publicUrl'>,
  { company, invitation, account }: Acceptance,
): Promise<void> {
  await transaction
    .deleteFrom('invitation')
    .where('companyId', '=', company.id)
    .where('personId', '=', account.id)
    .execute()
  await transaction
    .deleteFrom('invitationClaim')
    .where('invitationId', '=', invitation.id)
    .where('answer', 'is', null)
    .execute()
  await transaction
    .updateTable('invitation')
    .set({ personId: account.id, acceptedAt: sql<Date>`now()` })
    .where('id', '=', invitation.id)
    .execute()
  await recordCompanyActivity(transaction, {
    companyId: company.id,
    personId: account.id,
    kind: 'INVITATION_ACCEPTED',
    role: invitation.role,
    itemId: invitation.id,
  })
  await recordAccountEvent(transaction, {
    kind: 'INVITATION_ACCEPTED',
    personId: account.id,
    companyId: company.id,
  })
  const { rights, checks, ...invited } = invitation
  await enqueue(transaction, {
    recipient: (await findAccount(transaction, company.ownerId)).email,
    ...acceptedInvitationMail(publicUrl, {
      companyId: company.id,
      company: company.name,
      account,
      invited,
      rights,
      checks,
    }),
  })
}
