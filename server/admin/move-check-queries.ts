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
      >`array(${selectFrom('company_check').select('check').whereRef('company_id', '=', 'company.id')})`.as(
        'started',
      ),
    ])
    .where('owner_id', '=', ({ selectFrom }) =>
      selectFrom('company').select('owner_id').where('id', '=', companyId),
    )
    .orderBy('sort_key')
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
    .select(['id', 'owner_id as ownerId'])
    .where('id', 'in', [fromCompanyId, toCompanyId])
    .orderBy('id')
    .forUpdate()
    .execute()

/** Whether a company has started a check. */
export async function hasStarted(transaction: Db, companyId: number, check: Check): Promise<boolean> {
  const row = await transaction
    .selectFrom('company_check')
    .select('check')
    .where('company_id', '=', companyId)
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
    .updateTable('company_check')
    .set({ company_id: toCompanyId })
    .where('company_id', '=', fromCompanyId)
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
    .updateTable('action_item')
    .set({ company_id: toCompanyId, advice_id: null })
    .where('section_id', 'in', ({ selectFrom }) =>
      selectFrom('check_section')
        .select('id')
        .where('company_id', '=', toCompanyId)
        .where('check', '=', check),
    )
    .execute()
