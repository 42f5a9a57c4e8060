import type { Kysely } from 'kysely'
import { recordAdminAction } from '#server/history/admin-actions/record-admin-action.ts'
import { countMail, type MailLimits } from '#server/mail/daily-limits.ts'
import { enqueue } from '#server/mail/outbox.ts'
import { ownerInvitationMail } from '#server/mail/ownership-messages.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { emailEquals } from '#server/platform/session/queries.ts'
import type { OwnerChangeInput } from '#shared/domain/companies/ownership.ts'
import { giveCompany, type MailSettings } from './give-company.ts'
import {
  deleteOwnerInvitation,
  insertOwnerInvitation,
  lockOwnedCompany,
  type OwnedCompany,
  recordOwnerChange,
} from './queries.ts'

type Db = Kysely<Database>
type Settings = MailSettings & Pick<MailLimits, 'mailsPerRecipient'>

const ALREADY_OWNER = 'Dit is het e-mailadres van de eigenaar die het bedrijf nu heeft.'
const CHANGED_MEANWHILE = 'De eigenaar of de uitnodiging is intussen gewijzigd.'

type Change = { companyId: number; actorId: number }

/**
 * Invites an address without an account. Voids an older invitation. Refuses with 404 when the company does not exist,
 * with 409 when its owner or invitation changed since `revision`, and with 400 for the address of the owner.
 */
export const changeOwner = (
  db: Db,
  settings: Settings,
  change: Change,
  { ownerEmail, revision }: OwnerChangeInput,
): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    const company = await requireCompany(transaction, change.companyId, revision)
    const newOwner = await lockAccount(transaction, ownerEmail)
    if (!newOwner) return inviteOwner(transaction, settings, company, { ...change, email: ownerEmail })
    if (newOwner.id === company.ownerId)
      throw new Refusal(400, [{ field: 'ownerEmail', message: ALREADY_OWNER }])
    await withdraw(transaction, change)
    await giveCompany(transaction, settings, company, { newOwner, actorId: change.actorId })
  })

/**
 * Refuses with 404 when the company or the invitation does not exist, and with 409 when its owner or invitation changed
 * since `revision`.
 */
export const withdrawOwnerInvitation = (
  db: Db,
  change: Change,
  revision: number | undefined,
): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    await requireCompany(transaction, change.companyId, revision)
    if (!(await withdraw(transaction, change))) throw new Refusal(404)
    await recordOwnerChange(transaction, change.companyId)
  })

/** Locks the company. Refuses with 404 when it does not exist, and with 409 when it is not at `revision`. */
async function requireCompany(transaction: Db, companyId: number, revision: number | undefined) {
  const company = await lockOwnedCompany(transaction, companyId)
  if (!company) throw new Refusal(404)
  if (revision !== undefined && revision !== company.revision)
    throw new Refusal(409, CHANGED_MEANWHILE, 'EDIT_CONFLICT')
  return company
}

/**
 * Locks the account against deletion. undefined also when its address is not verified: it must then accept with the key
 * that is mailed there.
 */
const lockAccount = (transaction: Db, email: string) =>
  transaction
    .selectFrom('person')
    .select(['id', 'email'])
    .where(emailEquals(email))
    .where('emailVerifiedAt', 'is not', null)
    .forKeyShare()
    .executeTakeFirst()

/** Replaces an older invitation, whose address the admin action names. */
async function inviteOwner(
  transaction: Db,
  { publicUrl, mailsPerRecipient }: Settings,
  { id: companyId, name }: OwnedCompany,
  { actorId, email }: Change & { email: string },
): Promise<void> {
  const replaced = await deleteOwnerInvitation(transaction, companyId)
  const key = await insertOwnerInvitation(transaction, { companyId, email, invitedBy: actorId })
  await recordOwnerChange(transaction, companyId)
  await recordAdminAction(transaction, {
    actorId,
    action: 'OWNER_INVITED',
    companyIds: [companyId],
    changes: [{ field: 'emailAddress', from: replaced ?? null, to: email }],
  })
  await countMail(transaction, { mailsPerRecipient }, email)
  await enqueue(transaction, {
    recipient: email,
    ...ownerInvitationMail(publicUrl, { key, company: name }),
  })
}

/** The caller has locked the company. Returns whether there was an invitation. */
export async function withdraw(transaction: Db, { companyId, actorId }: Change): Promise<boolean> {
  const email = await deleteOwnerInvitation(transaction, companyId)
  if (email === undefined) return false
  await recordAdminAction(transaction, {
    actorId,
    action: 'OWNER_INVITATION_WITHDRAWN',
    companyIds: [companyId],
    changes: [{ field: 'emailAddress', from: email, to: null }],
  })
  return true
}
