import type { Kysely } from 'kysely'
import type { MailLimits } from '#server/mail/daily-limits.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import type { Config } from '#server/platform/runtime/config.ts'
import type { InvitationRequest } from '#shared/domain/companies/invitation.ts'
import { findAccount } from './claim-queries.ts'
import { openCompanyToCoaches } from './invite-coach.ts'
import { findCoachRequest, findPersonRequest, lockByConfirmation, lockCoachRequest } from './queries.ts'
import { sendInvitation } from './resend-invitation.ts'

// An invitation from a page of the website, where a script of a plugin may act in the name of the user, waits for the
// owner: for the link in the mail about it, or a button of the portal.

const GONE = 'Hier is niets meer te bevestigen. De uitnodiging is al verstuurd, verlopen of ingetrokken.'
const NO_COACH_REQUEST = 'Er wacht geen uitnodiging van de Verbetercoach meer.'

type Db = Kysely<Database>
type Settings = Pick<Config, 'publicUrl' | 'coachMailbox'> & MailLimits

/** null: nothing waits for this key (any more). */
export async function previewRequest(db: Db, key: string): Promise<InvitationRequest | null> {
  const toPerson = await findPersonRequest(db, key)
  if (toPerson) {
    const { company, rights, checks, name, email } = toPerson
    return { company, person: { name, email, rights, checks } }
  }
  const toCoach = await findCoachRequest(db, key)
  return toCoach ? { company: toCoach.company, person: null } : null
}

/** In the name of the owner, who got the mail. Refuses with 400 when nothing waits (any more). */
export const confirmByMail = (db: Db, settings: Settings, key: string): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    const locked = await lockByConfirmation(transaction, key)
    if (locked && !locked.invitation.hasExpired) {
      const sender = await findAccount(transaction, locked.company.ownerId)
      return sendInvitation(transaction, settings, locked, sender)
    }
    const request = await lockCoachRequest(transaction, key)
    if (!request) throw new Refusal(400, GONE, 'INVITATION_REQUEST_INVALID')
    const inviter = await findAccount(transaction, request.ownerId)
    await openCompanyToCoaches(transaction, settings, { ...request, inviter })
  })

/** The user manages the company. Refuses with 404 when no invitation of the coach waits (any more). */
export const confirmCoach = (
  db: Db,
  settings: Settings,
  { companyId, inviter }: { companyId: number; inviter: { id: number; name: string } },
): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    const request = await lockCoachRequest(transaction, { companyId })
    if (!request) throw new Refusal(404, NO_COACH_REQUEST)
    await openCompanyToCoaches(transaction, settings, { ...request, inviter })
  })
