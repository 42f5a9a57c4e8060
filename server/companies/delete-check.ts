import type { Kysely } from 'kysely'
import { lockCompany } from '#server/history/authoring/changes.ts'
import { recordCompanyActivity } from '#server/history/company-activity/record-company-activity.ts'
import { allowLongStatements } from '#server/platform/database/preparing-client.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import type { Check } from '#shared/domain/basics/check.ts'
import { deleteCheckRow } from './check-queries.ts'

/** Refuses with 403 when the company was deleted, and with 404 when the check was not started. */
export const deleteCheck = (
  db: Kysely<Database>,
  { companyId, check, userId }: { companyId: number; check: Check; userId: number },
): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    await allowLongStatements(transaction)
    await lockCompany(transaction, companyId)
    if (!(await deleteCheckRow(transaction, companyId, check))) throw new Refusal(404)
    await recordCompanyActivity(transaction, { companyId, personId: userId, kind: 'CHECK_DELETED', check })
  })
