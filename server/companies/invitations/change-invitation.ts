import { isDeepStrictEqual } from 'node:util'

import type { Kysely } from 'kysely'
import { lockCompany, requireRevision } from '#server/history/authoring/changes.ts'
import { recordCompanyActivity } from '#server/history/company-activity/record-company-activity.ts'
import { recordAccountEvent } from '#server/platform/account-events/record-account-event.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import type { InvitationUpdateInput } from '#shared/domain/companies/invitation-input.ts'
import { closeToCoaches, deleteInvitation, findAccessForUpdate, updateInvitation } from './queries.ts'

type Db = Kysely<Database>

type Change = { companyId: number; userId: number }

/**
 * Saving the stored values again changes nothing. Refuses with 403 when the company was deleted, and with 409 when
 * another user changed it since `revision`.
 */
export const changeInvitation = (
  db: Db,
  { companyId, userId: personId }: Change,
  invitationId: number,
  { revision, ...access }: InvitationUpdateInput,
): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    await lockCompany(transaction, companyId)
    const stored = await findAccessForUpdate(transaction, companyId, invitationId)
    if (!stored || isDeepStrictEqual({ ...stored, ...access }, stored)) return
    requireRevision(revision, { revision: stored.revision, updatedBy: stored.updatedBy?.name ?? null })
    await updateInvitation(transaction, invitationId, access, personId)
    const { id: itemId, role } = stored
    await recordCompanyActivity(transaction, {
      companyId,
      personId,
      kind: 'INVITATION_CHANGED',
      role,
      itemId,
    })
    await recordAccountEvent(transaction, { kind: 'INVITATION_CHANGED', personId, companyId })
    if (stored.personId !== null)
      await recordAccountEvent(transaction, {
        kind: 'RIGHTS_CHANGED',
        personId: stored.personId,
        actorId: personId,
        companyId,
      })
  })

/** Refuses with 403 when the company was deleted, and with 404 when it has no such invitation. */
export const revokeInvitation = (
  db: Db,
  { companyId, userId: personId }: Change,
  invitationId: number,
): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    await lockCompany(transaction, companyId)
    const deleted = await deleteInvitation(transaction, companyId, invitationId)
    if (!deleted) throw new Refusal(404)
    const { id: itemId, role } = deleted
    await recordCompanyActivity(transaction, {
      companyId,
      personId,
      kind: 'INVITATION_REVOKED',
      role,
      itemId,
    })
    await recordAccountEvent(transaction, { kind: 'INVITATION_WITHDRAWN', personId, companyId })
    if (deleted.personId !== null)
      await recordAccountEvent(transaction, {
        kind: 'ACCESS_REVOKED',
        personId: deleted.personId,
        actorId: personId,
        companyId,
      })
  })

/** Refuses with 404 when it was closed already, or deleted. */
export const revokeCoach = (db: Db, { companyId, userId: personId }: Change): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    if (!(await closeToCoaches(transaction, companyId))) throw new Refusal(404)
    await recordCompanyActivity(transaction, { companyId, personId, kind: 'COACH_REVOKED' })
    await recordAccountEvent(transaction, { kind: 'COACH_REVOKED', personId, companyId })
  })
