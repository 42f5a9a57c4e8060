import type { Kysely } from 'kysely'
import { removePhotosOf } from '#server/checks/section-photos/photos.ts'
import { recordAdminAction } from '#server/history/admin-actions/record-admin-action.ts'
import { recordCompanyActivity } from '#server/history/company-activity/record-company-activity.ts'
import { removePhotosBetween } from '#server/improve/action-point-photos/change-photos.ts'
import { allowLongStatements } from '#server/platform/database/preparing-client.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import type { MoveCheckInput } from '#shared/domain/admin/move-check.ts'
import { hasStarted, lockBothCompanies, moveActionPoints, moveCheckRow } from './move-check-queries.ts'

const COMPANY_NOT_FOUND = 'Een van de bedrijven bestaat niet meer.'
const OWNERS_DIFFER = 'Je kunt een verbetercheck alleen verplaatsen naar een bedrijf met dezelfde eigenaar.'
const NOT_STARTED =
  'Het bedrijf bij “Van” heeft deze verbetercheck niet (meer). Misschien is hij al verplaatst.'
const ALREADY_STARTED = 'Het bedrijf bij “Naar” is al met deze verbetercheck begonnen.'

/**
 * Everything keeps its id, author and time. The history and the company file stay, so that photos are lost. Waits for
 * changes that are being saved, which move along; a change that waits for the move is refused. Refuses with 404 without
 * one of the companies; 409 when the owners differ, the target has started the check, or the source has not.
 */
export const moveCheck = (db: Kysely<Database>, input: MoveCheckInput, actorId: number): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    await allowLongStatements(transaction)
    const { fromCompanyId, toCompanyId, check } = input
    const [one, other] = await lockBothCompanies(transaction, input)
    if (!one || !other) throw new Refusal(404, COMPANY_NOT_FOUND, 'COMPANY_NOT_FOUND')
    if (one.ownerId !== other.ownerId) throw new Refusal(409, OWNERS_DIFFER, 'OWNERS_DIFFER')
    if (await hasStarted(transaction, toCompanyId, check))
      throw new Refusal(409, ALREADY_STARTED, 'CHECK_ALREADY_STARTED')
    if (!(await moveCheckRow(transaction, input))) throw new Refusal(409, NOT_STARTED, 'CHECK_NOT_STARTED')
    await moveActionPoints(transaction, input)
    await removePhotosBetween(transaction, input)
    await removePhotosOf(transaction, { companyId: toCompanyId, check })
    const activity = { personId: null, check }
    await recordCompanyActivity(transaction, {
      ...activity,
      companyId: fromCompanyId,
      kind: 'CHECK_MOVED_AWAY',
    })
    await recordCompanyActivity(transaction, {
      ...activity,
      companyId: toCompanyId,
      kind: 'CHECK_MOVED_HERE',
    })
    await recordAdminAction(transaction, {
      actorId,
      action: 'CHECK_MOVED',
      companyIds: [fromCompanyId, toCompanyId],
      check,
      changes: [{ field: 'company', from: fromCompanyId, to: toCompanyId }],
    })
  })
