import type { Kysely } from 'kysely'
import { recordCompanyActivity } from '#server/history/company-activity/record-company-activity.ts'
import { countInvitation, countMail, type MailLimits } from '#server/mail/daily-limits.ts'
import { requireVerifiedEmail } from '#server/mail/email-verification/require-verified-email.ts'
import { personInvitationMail } from '#server/mail/invitation-messages.ts'
import { enqueue } from '#server/mail/outbox.ts'
import { recordAccountEvent } from '#server/platform/account-events/record-account-event.ts'
import type { Database } from '#server/platform/database/schema.ts'
import type { CurrentUser } from '#server/platform/http/access.ts'
import { formatCount, requireRoom } from '#server/platform/http/cap.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import type { Config } from '#server/platform/runtime/config.ts'
import type { PersonInvitationInput } from '#shared/domain/companies/invitation-input.ts'
import { askOwner } from './ask-owner.ts'
import { findRelationOf, insertInvitation, lockInvitingCompany } from './queries.ts'

const refusals = {
  owner: 'Dit is het e-mailadres van de eigenaar van het bedrijf.',
  invitee: 'De persoon met dit e-mailadres kijkt al mee.',
  invited: 'Dit e-mailadres heeft al een uitnodiging. Die kun je opnieuw versturen.',
}

const TOO_MANY_INVITEES = (max: number) =>
  `Bij een bedrijf kunnen hooguit ${formatCount(max)} mensen meekijken. Trek eerst een uitnodiging in.`

/** `isFromWebsite`: then the owner must confirm more than READONLY. */
export type Inviting = { companyId: number; inviter: CurrentUser; isFromWebsite: boolean }

/**
 * Returns the id. Refuses with 403 when the company is gone or the inviter's address is not verified, with 429 above
 * daily limits, with 409 at the maximum number of invitees, and with 400 for an address of the owner or of an invitee,
 * or one that was invited.
 */
export const invitePerson = (
  db: Kysely<Database>,
  settings: Pick<Config, 'publicUrl' | 'inviteesPerCompany'> & MailLimits,
  { companyId, inviter, isFromWebsite }: Inviting,
  input: PersonInvitationInput,
): Promise<number> =>
  db.transaction().execute(async (transaction) => {
    const company = await lockInvitingCompany(transaction, companyId)
    if (company === undefined) throw new Refusal(403)
    const { name, email, message, rights, checks } = input
    await requireVerifiedEmail(transaction, inviter.id)
    const relation = await findRelationOf(transaction, companyId, email)
    if (relation) throw new Refusal(400, [{ field: 'email', message: refusals[relation] }])
    const { inviteesPerCompany: max } = settings
    const invitees = transaction.selectFrom('invitation').where('companyId', '=', companyId)
    await requireRoom(invitees, { max, message: TOO_MANY_INVITEES(max) })
    const waits = isFromWebsite && rights !== 'READONLY'
    const { id, key } = await insertInvitation(transaction, companyId, input, { waits })
    await countInvitation(transaction, settings, companyId)
    if (waits) {
      const invitation = { companyId, company, key, person: { name, email, rights, checks } }
      await askOwner(transaction, settings, invitation)
      return id
    }
    await recordCompanyActivity(transaction, {
      companyId,
      personId: inviter.id,
      kind: 'PERSON_INVITED',
      role: input.role,
      itemId: id,
    })
    await recordAccountEvent(transaction, { kind: 'INVITATION_SENT', personId: inviter.id, companyId })
    await countMail(transaction, settings, email)
    await enqueue(transaction, {
      recipient: email,
      knownAs: name,
      ...personInvitationMail(settings.publicUrl, {
        key,
        company,
        message,
        inviter: inviter.fullName,
      }),
    })
    return id
  })
