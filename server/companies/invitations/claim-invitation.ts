import type { Kysely } from 'kysely'

import { recordCompanyActivity } from '#server/history/company-activity/record-company-activity.ts'
import { claimMail, claimToOwnerMail } from '#server/mail/claim-messages.ts'
import { countMail } from '#server/mail/daily-limits.ts'
import { requireVerifiedEmail } from '#server/mail/email-verification/require-verified-email.ts'
import { enqueue } from '#server/mail/outbox.ts'
import { recordAccountEvent } from '#server/platform/account-events/record-account-event.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import type { Config } from '#server/platform/runtime/config.ts'
import { lockCompanyOfKey } from '../ownership/queries.ts'
import { refusalOf } from './accept-invitation.ts'
import { findAccount, insertClaim, listAnswers } from './claim-queries.ts'
import { lockByKey } from './queries.ts'

/** Maximum number of accounts that ask to use one invitation: each is a mail to the invited address. */
const MAX_CLAIMS = 3

const OWN_ADDRESS = 'Deze uitnodiging is voor jouw e-mailadres. Je kunt haar meteen accepteren.'
const REFUSED = 'De eigenaar van het bedrijf wil niet dat je deze uitnodiging met dit account gebruikt.'
const TOO_MANY =
  'Er is al te vaak gevraagd of iemand anders deze uitnodiging mag gebruiken. Vraag om een nieuwe uitnodiging.'

/**
 * Mails the invited address and the owner; asking again changes nothing. Refuses with 400 for an invalid invitation,
 * one to own a company, or the person's own company; 403 for an unverified address; 409 for the invited address itself,
 * after a refusal, or at `MAX_CLAIMS`; 429 above the daily limit.
 */
export const claimInvitation = (
  db: Kysely<Database>,
  { publicUrl, mailsPerRecipient }: Pick<Config, 'publicUrl' | 'mailsPerRecipient'>,
  key: string,
  personId: number,
): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    const locked = await lockByKey(transaction, key)
    if (!locked && (await lockCompanyOfKey(transaction, key))) throw refusalOf('other address to own')
    if (!locked || locked.invitation.isAccepted || locked.invitation.hasExpired) throw refusalOf('invalid')
    const { company, invitation } = locked
    if (company.ownerId === personId) throw refusalOf('own company')
    const account = await findAccount(transaction, personId)
    if (account.email.toLowerCase() === invitation.email.toLowerCase()) throw new Refusal(409, OWN_ADDRESS)
    await requireVerifiedEmail(transaction, personId)
    const claims = await listAnswers(transaction, invitation.id)
    const own = claims.find((claim) => claim.personId === personId)
    if (own?.answer === 'REFUSED') throw new Refusal(409, REFUSED, 'INVITATION_CLAIM_REFUSED')
    if (own) return
    if (claims.length >= MAX_CLAIMS) throw new Refusal(409, TOO_MANY)
    const claimKey = await insertClaim(transaction, invitation.id, personId)
    await recordCompanyActivity(transaction, {
      companyId: company.id,
      personId,
      kind: 'INVITATION_CLAIMED',
      role: invitation.role,
      itemId: invitation.id,
    })
    await recordAccountEvent(transaction, { kind: 'INVITATION_CLAIMED', personId, companyId: company.id })
    const { name, email, rights, checks } = invitation
    const claim = { company: company.name, account, invited: { name, email }, rights, checks }
    await countMail(transaction, { mailsPerRecipient }, email)
    await enqueue(transaction, {
      recipient: email,
      knownAs: name,
      ...claimMail(publicUrl, { ...claim, key: claimKey }),
    })
    await enqueue(transaction, {
      recipient: (await findAccount(transaction, company.ownerId)).email,
      ...claimToOwnerMail(publicUrl, { ...claim, companyId: company.id }),
    })
  })
