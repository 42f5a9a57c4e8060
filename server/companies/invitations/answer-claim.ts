import type { Kysely } from 'kysely'
import { recordCompanyActivity } from '#server/history/company-activity/record-company-activity.ts'
import { claimConfirmedMail } from '#server/mail/claim-messages.ts'
import { enqueue } from '#server/mail/outbox.ts'
import { recordAccountEvent } from '#server/platform/account-events/record-account-event.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import type { Config } from '#server/platform/runtime/config.ts'
import type { ClaimPreview } from '#shared/domain/companies/invitation.ts'
import { addInvitee } from './add-invitee.ts'
import { answerClaim, findAccount, findClaimByKey, lockOpenClaim } from './claim-queries.ts'
import { lockById } from './queries.ts'

const GONE =
  'Hier is niets meer te bevestigen. De uitnodiging is al gebruikt, verlopen of ingetrokken, of er is al geantwoord.'

type Db = Kysely<Database>
type Settings = Pick<Config, 'publicUrl'>
type ClaimOfCompany = { companyId: number; invitationId: number; claimId: number }

export async function previewClaim(db: Db, key: string): Promise<ClaimPreview> {
  const claim = await findClaimByKey(db, key)
  if (!claim || claim.answer === 'REFUSED' || (!claim.answer && claim.hasExpired)) return { status: 'GONE' }
  const { company, name, email, rights, checks, answer } = claim
  return { status: answer ?? 'OPEN', company, account: { name, email }, rights, checks }
}

/** Refuses with 400 when there is nothing to confirm (any more). */
export async function confirmClaimByMail(db: Db, settings: Settings, key: string): Promise<void> {
  const claim = await findClaimByKey(db, key)
  const isConfirmed =
    claim && (await db.transaction().execute((transaction) => tryConfirm(transaction, settings, claim, null)))
  if (!isConfirmed) throw new Refusal(400, GONE, 'INVITATION_CLAIM_INVALID')
}

/** The user manages the company. Refuses with 404 when no such account waits (any more). */
export const confirmClaim = (db: Db, settings: Settings, claim: ClaimOfCompany, userId: number) =>
  db.transaction().execute(async (transaction) => {
    if (!(await tryConfirm(transaction, settings, claim, userId))) throw new Refusal(404, GONE)
  })

/** The user manages the company. Refuses with 404 like `confirmClaim`. */
export const refuseClaim = (
  db: Db,
  { companyId, invitationId, claimId }: ClaimOfCompany,
  userId: number,
): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    const locked = await lockById(transaction, companyId, invitationId)
    const claim = locked && (await lockOpenClaim(transaction, invitationId, claimId))
    if (!claim) throw new Refusal(404, GONE)
    await answerClaim(transaction, claim.id, 'REFUSED', userId)
    await recordCompanyActivity(transaction, {
      companyId,
      personId: userId,
      kind: 'INVITATION_CLAIM_REFUSED',
      role: locked.invitation.role,
      itemId: invitationId,
    })
    await recordAccountEvent(transaction, { kind: 'INVITATION_ANSWERED', personId: userId, companyId })
    await recordAccountEvent(transaction, {
      kind: 'INVITATION_CLAIM_REFUSED',
      personId: claim.personId,
      actorId: userId,
      companyId,
    })
  })

/**
 * Must run in a transaction. Returns false when no such account waits, or it cannot use the invitation any more.
 * `answeredBy`: as of `answerClaim`.
 */
async function tryConfirm(
  transaction: Db,
  settings: Settings,
  { companyId, invitationId, claimId }: ClaimOfCompany,
  answeredBy: number | null,
): Promise<boolean> {
  const locked = await lockById(transaction, companyId, invitationId)
  if (!locked || locked.invitation.isAccepted || locked.invitation.hasExpired) return false
  const claim = await lockOpenClaim(transaction, invitationId, claimId)
  if (!claim || claim.personId === locked.company.ownerId) return false
  const account = await findAccount(transaction, claim.personId)
  await answerClaim(transaction, claimId, 'CONFIRMED', answeredBy)
  if (answeredBy !== null) {
    await recordCompanyActivity(transaction, {
      companyId,
      personId: answeredBy,
      kind: 'INVITATION_CLAIM_CONFIRMED',
      role: locked.invitation.role,
      itemId: invitationId,
    })
    await recordAccountEvent(transaction, { kind: 'INVITATION_ANSWERED', personId: answeredBy, companyId })
  }
  await addInvitee(transaction, settings, { ...locked, account })
  await enqueue(transaction, {
    recipient: account.email,
    ...claimConfirmedMail(settings.publicUrl, { companyId, company: locked.company.name }),
  })
  return true
}
