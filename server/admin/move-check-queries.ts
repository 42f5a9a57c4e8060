import { type Kysely, sql } from 'kysely'
import type { Database } from '#server/platform/database/schema.ts'
import type { MoveCandidate, MoveCheckInput } from '#shared/domain/admin/move-check.ts'
import { type Check, checks } from '#shared/domain/basics/check.ts'

type Db = Kysely<Database>

/** The companies with the same owner, itself included, by name; none when the company does not exist. */
export async function listMoveCandidates(db: Db, companyId: number): Promise<MoveCandidate[]> {
  const rows = await db
    .selectFrom('company')
    .select(({ selectFrom }) => [
      'id',
      'name',
      sql<
        Check[]
      >`array(${selectFrom('companyCheck').select('check').whereRef('companyId', '=', 'company.id')})`.as(
        'started',
      ),
    ])
    .where('ownerId', '=', ({ selectFrom }) =>
      selectFrom('company').select('ownerId').where('id', '=', companyId),
    )
    .orderBy('sortKey')
    .orderBy('id')
    .execute()
  return rows.map(({ started, ...company }) => ({
    ...company,
    startedChecks: checks.filter((check) => started.includes(check)),
  }))
}

/**
 * Locks in the order of the ids, against deletion, another owner and the start of a check. Returns those that exist.
 */
export const lockBothCompanies = (
  transaction: Db,
  { fromCompanyId, toCompanyId }: Pick<MoveCheckInput, 'fromCompanyId' | 'toCompanyId'>,
) =>
  transaction
    .selectFrom('company')
    .select(['id', 'ownerId'])
    .where('id', 'in', [fromCompanyId, toCompanyId])
    .orderBy('id')
    .forUpdate()
    .execute()

export async function hasStarted(transaction: Db, companyId: number, check: Check): Promise<boolean> {
  const row = await transaction
    .selectFrom('companyCheck')
    .select('check')
    .where('companyId', '=', companyId)
    .where('check', '=', check)
    .executeTakeFirst()
  return row !== undefined
}

/**
 * The foreign key of its sections follows; answers and remarks belong to a section. Waits for changes of the check that
 * are being saved. Returns false when the check was not started.
 */
export async function moveCheckRow(transaction: Db, { fromCompanyId, toCompanyId, check }: MoveCheckInput) {
  const { numUpdatedRows } = await transaction
    .updateTable('companyCheck')
    .set({ companyId: toCompanyId })
    .where('companyId', '=', fromCompanyId)
    .where('check', '=', check)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Advices stay where they are, so the action points no longer refer to one. */
export const moveActionPoints = (transaction: Db, { toCompanyId, check }: MoveCheckInput) =>
  transaction
    .updateTable('actionItem')
    .set({ companyId: toCompanyId, adviceId: null })
    .where('sectionId', 'in', ({ selectFrom }) =>
      selectFrom('checkSection').select('id').where('companyId', '=', toCompanyId).where('check', '=', check),
    )
    .execute()
