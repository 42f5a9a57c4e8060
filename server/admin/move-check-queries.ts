import { type Kysely, sql } from 'kysely'
import type { Database } from '#server/platform/database/schema.ts'
import type { MoveCandidate, MoveCheckInput } from '#shared/domain/admin/move-check.ts'
import { type Check, checks } from '#shared/domain/basics/check.ts'

type Db = Kysely<Database>

/**
 * Returns the companies with the same owner as a company, itself included, with the checks that each has started, by
 * name; none when the company does not exist.
 */
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
 * Locks two companies until the end of the transaction, in the order of their ids: against deletion, another owner, and
 * the start of a check. Returns the ids and the owners of those that exist.
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

/** Whether a company has started a check. */
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
 * Moves the row of a check, and with it those of its sections, whose foreign key follows. Answers and remarks belong to
 * a section, so that their rows stay as they are. Waits for changes of the check that are being saved. Returns false when
 * the company has not started the check.
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

/**
 * Moves the action points that were made from answers of a check to the company that the check was moved to. Advices
 * stay where they are, so the action points no longer refer to one.
 */
export const moveActionPoints = (transaction: Db, { toCompanyId, check }: MoveCheckInput) =>
  transaction
    .updateTable('actionItem')
    .set({ companyId: toCompanyId, adviceId: null })
    .where('sectionId', 'in', ({ selectFrom }) =>
      selectFrom('checkSection').select('id').where('companyId', '=', toCompanyId).where('check', '=', check),
    )
    .execute()
