import type { Kysely } from 'kysely'

import { userGone } from '#server/accounts/account/queries.ts'
import { recordAdminAction } from '#server/history/admin-actions/record-admin-action.ts'
import { recordAccountEvent } from '#server/platform/account-events/record-account-event.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { type ExportKey, putExport } from './queries.ts'

const UNDER_WAY = 'De gegevens van deze gebruiker worden al klaargezet.'

/** Does nothing while a download is being made. */
export const requestExport = (db: Kysely<Database>, key: ExportKey): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    if (!(await putExport(transaction, key))) return
    const { personId, company } = key
    await recordAccountEvent(
      transaction,
      company
        ? { kind: 'COMPANY_EXPORT_REQUESTED', personId, companyId: company.id }
        : { kind: 'DATA_EXPORT_REQUESTED', personId },
    )
  })

/** Refuses with 404 when there is no such person, and with 409 while a download is being made. */
export const prepareExportFor = (
  db: Kysely<Database>,
  { personId, actorId }: { personId: number; actorId: number },
): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    const person = await transaction
      .selectFrom('person')
      .select('id')
      .where('id', '=', personId)
      .forKeyShare()
      .executeTakeFirst()
    if (!person) throw userGone()
    if (!(await putExport(transaction, { personId })))
      throw new Refusal(409, UNDER_WAY, 'DATA_EXPORT_UNDER_WAY')
    await recordAdminAction(transaction, {
      actorId,
      action: 'DATA_EXPORT_PREPARED',
      personIds: [personId],
      changes: [],
    })
  })
