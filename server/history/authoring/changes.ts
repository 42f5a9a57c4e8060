import { type Kysely, sql } from 'kysely'
import type { Database } from '#server/platform/database/schema.ts'
import type { CompanyOfPath, CurrentUser } from '#server/platform/http/access.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { mayChange } from '#shared/domain/basics/access.ts'
import { type Author, FORMER_USER } from '#shared/domain/basics/author.ts'

export type Editor = { user: CurrentUser; company: CompanyOfPath }

/**
 * Prevents deletion and moves of checks until the end of the transaction. Refuses with 403 when it was deleted before.
 */
export async function lockCompany(transaction: Kysely<Database>, companyId: number): Promise<void> {
  const company = await transaction
    .selectFrom('company')
    .select('id')
    .where('id', '=', companyId)
    .forKeyShare()
    .executeTakeFirst()
  if (!company) throw new Refusal(403)
}

export function requireMayChange(createdBy: Author, { user, company: { permission } }: Editor): void {
  const visitor = { userId: user.id, roles: user.roles, permission }
  if (!mayChange(createdBy.id, visitor)) throw new Refusal(403)
}

/**
 * Refuses with 409 when something was saved since revision `base`, which a client that does not compare leaves out.
 * `updatedBy`: null when that account was deleted.
 */
export function requireRevision(
  base: number | undefined,
  { revision, updatedBy }: { revision: number; updatedBy: string | null },
): void {
  if (base === undefined || base === revision) return
  throw new Refusal(409, `Dit is intussen gewijzigd door ${updatedBy ?? FORMER_USER}.`, 'EDIT_CONFLICT')
}

export const changedBy = (userId: number) => ({
  updatedAt: sql<Date>`now()`,
  updatedBy: userId,
  revision: sql<number>`revision + 1`,
})
