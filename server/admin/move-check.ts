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
 * Moves a check from one company to another: its sections, answers, remarks and results, with the action points that
 * were made from its answers. Everything keeps its id, its author and its time. The history of the check stays in the old
 * company, since it is about people there. The company file stays there too, so that the action points and sections lose their photos. `actorId`: the administrator.
 *
 * Waits for changes of the check that are being saved: they move along. A change that waits for the move finds no check
 * in the old company afterwards, and is refused.
 *
 * Refuses with 404 when one of the companies does not exist, and with 409 when their owners differ, when the target has
 * started the check, and when the source has not. An e-mail address belongs to one account, so that companies with the
 * same address of their owner are companies of the same account.
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
