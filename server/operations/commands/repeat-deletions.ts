import type { Kysely } from 'kysely'

import { deleteAccount } from '#server/accounts/account-deletion/delete-account.ts'
import { deleteCompany } from '#server/companies/details-queries.ts'
import { OPERATOR_ID } from '#server/history/admin-actions/record-admin-action.ts'
import type { Deletion } from '#server/platform/backup/deletion-file.ts'
import { allowLongStatements } from '#server/platform/database/preparing-client.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import type { Config } from '#server/platform/runtime/config.ts'

type Db = Kysely<Database>

/** `left`: accounts that own a company again, which somebody else got before they were deleted. */
export type Repeated = { companies: number; people: number; left: number[] }

/** Not one that got the same number after the restore. */
async function existed(db: Db, table: 'person' | 'company', { id, at }: Deletion): Promise<boolean> {
  const row = await db
    .selectFrom(table)
    .select('id')
    .where('id', '=', id)
    .where('createdAt', '<', new Date(at))
    .executeTakeFirst()
  return row !== undefined
}

/** Companies first: who owned them may be deleted then. Nobody gets a mail a second time. */
export async function repeatDeletions(
  db: Db,
  config: Config,
  deletions: readonly Deletion[],
): Promise<Repeated> {
  const repeated: Repeated = { companies: 0, people: 0, left: [] }
  const of = (kind: Deletion['deleted']) => deletions.filter(({ deleted }) => deleted === kind)
  for (const deletion of of('COMPANY')) {
    if (!(await existed(db, 'company', deletion))) continue
    await db.transaction().execute(async (transaction) => {
      await allowLongStatements(transaction)
      await deleteCompany(transaction, deletion.id)
    })
    repeated.companies++
  }
  for (const deletion of of('PERSON')) {
    if (!(await existed(db, 'person', deletion))) continue
    const authority = { mayDelete: () => true, actorId: OPERATOR_ID, isRepeated: true }
    try {
      await deleteAccount(db, config, { personId: deletion.id, choices: [] }, authority)
      repeated.people++
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      repeated.left.push(deletion.id)
    }
  }
  return repeated
}
