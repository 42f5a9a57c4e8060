import type { Kysely } from 'kysely'
import { recordAdminAction } from '#server/history/admin-actions/record-admin-action.ts'
import { recordCompanyActivity } from '#server/history/company-activity/record-company-activity.ts'
import { deleteWaitingMails } from '#server/mail/mail-subscriptions/waiting-mails.ts'
import { enqueue } from '#server/mail/outbox.ts'
import { formerOwnerMail, newOwnerMail } from '#server/mail/ownership-messages.ts'
import { recordAccountEvent } from '#server/platform/account-events/record-account-event.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { userDeleted } from '#server/platform/http/refusal.ts'
import type { Config } from '#server/platform/runtime/config.ts'
import { emailEquals } from '#server/platform/session/queries.ts'
import { mailKinds } from '#shared/domain/accounts/mail-subscription.ts'
import { deleteRequests } from '../invitations/queries.ts'
import { type OwnedCompany, recordOwnerChange } from './queries.ts'

export type MailSettings = Pick<Config, 'publicUrl' | 'helpline'>

export type NewOwner = { id: number; email: string }

/** Accepted, or waiting for their address. Deletes also what they asked: to use an invitation to another address. */
async function deleteInvitationsOf(
  transaction: Kysely<Database>,
  companyId: number,
  { id, email }: NewOwner,
) {
  await transaction
    .deleteFrom('invitationClaim')
    .where('personId', '=', id)
    .where('invitationId', 'in', (query) =>
      query.selectFrom('invitation').select('id').where('companyId', '=', companyId),
    )
    .execute()
  await transaction
    .deleteFrom('invitation')
    .where('companyId', '=', companyId)
    .where(({ eb, and, or }) =>
      or([eb('personId', '=', id), and([eb('acceptedAt', 'is', null), emailEquals(email, 'invitation')])]),
    )
    .execute()
}

/**
 * The caller has locked the company. Deletes the new owner's invitation, invitations that wait for the old owner, and the
 * mails about deadlines that still wait, and mails the new owner. `actorId`: the administrator whose action is recorded.
 */
export async function handOver(
  transaction: Kysely<Database>,
  { publicUrl }: Pick<MailSettings, 'publicUrl'>,
  { id: companyId, name, ownerId }: OwnedCompany,
  { newOwner, actorId }: { newOwner: NewOwner; actorId?: number | undefined },
): Promise<void> {
  await recordOwnerChange(transaction, companyId, newOwner.id)
  await deleteInvitationsOf(transaction, companyId, newOwner)
  await deleteRequests(transaction, companyId)
  await recordCompanyActivity(transaction, { companyId, personId: newOwner.id, kind: 'OWNER_CHANGED' })
  const event = { companyId, actorId: actorId ?? ownerId }
  await recordAccountEvent(transaction, { ...event, kind: 'COMPANY_GIVEN', personId: ownerId })
  await recordAccountEvent(transaction, { ...event, kind: 'COMPANY_RECEIVED', personId: newOwner.id })
  for (const kind of mailKinds) await deleteWaitingMails(transaction, { companyId, kind })
  if (actorId !== undefined)
    await recordAdminAction(transaction, {
      actorId,
      action: 'OWNER_CHANGED',
      personIds: [ownerId, newOwner.id],
      companyIds: [companyId],
      changes: [{ field: 'owner', from: ownerId, to: newOwner.id }],
    })
  await enqueue(transaction, {
    recipient: newOwner.email,
    ...newOwnerMail(publicUrl, { companyId, company: name }),
  })
}

/** The caller has locked the company. The old owner loses access with the commit; what they wrote remains theirs. */
export async function giveCompany(
  transaction: Kysely<Database>,
  settings: MailSettings,
  company: OwnedCompany,
  change: { newOwner: NewOwner; actorId: number },
): Promise<void> {
  const formerOwner = await transaction
    .selectFrom('person')
    .select('email')
    .where('id', '=', company.ownerId)
    .executeTakeFirstOrThrow(userDeleted)
  await enqueue(transaction, {
    recipient: formerOwner.email,
    ...formerOwnerMail(settings.helpline, company.name),
  })
  await handOver(transaction, settings, company, change)
}
