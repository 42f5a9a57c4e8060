import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Database } from '#server/platform/database/schema.ts'
import type { CompanyOfPath } from '#server/platform/http/access.ts'
import type { StoredPart } from '#server/platform/storage/stored-parts.ts'
import type { DataExport } from '#shared/domain/accounts/data-export.ts'
import { hasAccess } from '#shared/domain/basics/access.ts'
import { type ExportKind, exportKinds, tablesOf } from './export-tables.ts'

type Db = Kysely<Database>

/** `company`: what it contains, with the access of the person; without it: all data of the person. */
export type ExportKey = { personId: number; company?: CompanyOfPath }

/** The last day of a download: it expires when that day ends in Amsterdam. */
const availableUntil = sql<string>`to_char(expires_at at time zone 'Europe/Amsterdam' - interval '1 day', 'YYYY-MM-DD')`

const tablesFor = ({ company }: ExportKey) => tablesOf(company ? 'COMPANY' : 'PERSON')

const hasContent = ({ company }: ExportKey): RawBuilder<boolean> =>
  company ? sql<boolean>`company_id = ${company.id}` : sql<boolean>`true`

/** The download contains nothing that the person may not read any more. */
function isReadable({ company }: ExportKey): RawBuilder<boolean> {
  if (!company) return sql<boolean>`true`
  const levels = (['READONLY', 'ADMIN'] as const).filter((level) => hasAccess(company.permission, level))
  return sql<boolean>`(checks <@ ${[...company.checks]}::text[] and level = any(${levels}::text[]))`
}

const selectExport = (db: Db, key: ExportKey) =>
  db
    .selectFrom(tablesFor(key).exports)
    .where('personId', '=', key.personId)
    .where(hasContent(key))
    .where(isReadable(key))
    .where((query) => query.or([query('expiresAt', 'is', null), query('expiresAt', '>', sql<Date>`now()`)]))

export async function findExport(db: Db, key: ExportKey): Promise<DataExport> {
  const row = await selectExport(db, key)
    .select([
      'stepsDone as done',
      'stepsTotal as total',
      'failedAt',
      'size',
      availableUntil.as('availableUntil'),
    ])
    .executeTakeFirst()
  if (!row) return { status: 'NONE' }
  const { done, total, failedAt, size, availableUntil: day } = row
  if (failedAt) return { status: 'FAILED' }
  return size === null
    ? { status: 'PENDING', done, total }
    : { status: 'READY', size: Number(size), availableUntil: day }
}

/** A ZIP that can be downloaded. `size`: in bytes. */
export type StoredExport = { id: number; size: number; parts: StoredPart[] }

/** undefined also when it contains something that the person may not read any more. */
export async function findStoredExport(db: Db, key: ExportKey): Promise<StoredExport | undefined> {
  const row = await selectExport(db, key)
    .select(['id', 'size'])
    .where('completedAt', 'is not', null)
    .executeTakeFirst()
  if (!row) return undefined
  const parts = await db
    .selectFrom(tablesFor(key).parts)
    .select(['key', 'position', 'size', 'checksum'])
    .where('exportId', '=', row.id)
    .orderBy('position')
    .execute()
  return {
    id: row.id,
    size: Number(row.size),
    parts: parts.map((part) => ({ ...part, position: Number(part.position) })),
  }
}

/** undefined while one is being made. */
function insertExport(transaction: Db, { personId, company }: ExportKey) {
  if (!company)
    return transaction
      .insertInto('dataExport')
      .values({ personId })
      .onConflict((conflict) => conflict.column('personId').doNothing())
      .returning('id')
      .executeTakeFirst()
  return transaction
    .insertInto('companyExport')
    .values({ personId, companyId: company.id })
    .onConflict((conflict) => conflict.columns(['companyId', 'personId']).doNothing())
    .returning('id')
    .executeTakeFirst()
}

/**
 * Replaces a completed or failed download. Returns false, without a change, while one is being made: of several at the
 * same time, one is added. Must run in a transaction.
 */
export async function putExport(transaction: Db, key: ExportKey): Promise<boolean> {
  await transaction
    .deleteFrom(tablesFor(key).exports)
    .where('personId', '=', key.personId)
    .where(hasContent(key))
    .where('expiresAt', 'is not', null)
    .execute()
  return (await insertExport(transaction, key)) !== undefined
}

export const deleteExport = (db: Db, { kind, id }: { kind: ExportKind; id: number }) =>
  db.deleteFrom(tablesOf(kind).exports).where('id', '=', id).execute()

export async function deleteExpired(db: Db): Promise<boolean> {
  const deletions = exportKinds.map((kind) =>
    db
      .deleteFrom(tablesOf(kind).exports)
      .where('expiresAt', '<=', sql<Date>`now()`)
      .returning('id')
      .execute(),
  )
  return (await Promise.all(deletions)).flat().length > 0
}
