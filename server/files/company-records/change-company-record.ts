import { isDeepStrictEqual } from 'node:util'

import { type Kysely, sql } from 'kysely'
import {
  changedBy,
  type Editor,
  lockCompany,
  requireMayChange,
  requireRevision,
} from '#server/history/authoring/changes.ts'
import { type ItemLimits, lockCompanyForItem } from '#server/history/authoring/item-cap.ts'
import { recordItemActivity } from '#server/history/company-activity/record-company-activity.ts'
import type { ColumnsFor, Database } from '#server/platform/database/schema.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import type { CompanyRecordInput, CompanyRecordUpdateInput } from '#shared/domain/files/company-record.ts'
import { findCompanyRecordForUpdate } from './queries.ts'

type Db = Kysely<Database>

/** Refuses like `lockCompanyForItem`. */
export const createCompanyRecord = (
  db: Db,
  limits: ItemLimits,
  input: CompanyRecordInput,
  { user, company }: Editor,
): Promise<number> =>
  db.transaction().execute(async (transaction) => {
    await lockCompanyForItem(transaction, limits, company.id, 'companyRecord')
    const { id } = await transaction
      .insertInto('companyRecord')
      .values({
        ...(input satisfies ColumnsFor<'companyRecord', CompanyRecordInput>),
        companyId: company.id,
        createdBy: user.id,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await recordItemActivity(transaction, 'COMPANY_RECORD_CREATED', id, { user, company })
    return id
  })

/**
 * Locks the item until the end of the transaction. Refuses with 404, and with 403 when the editor may not change it.
 */
async function requireCompanyRecord(transaction: Db, recordId: number, editor: Editor) {
  const record = await findCompanyRecordForUpdate(transaction, editor.company.id, recordId)
  if (!record) throw new Refusal(404)
  requireMayChange(record.createdBy, editor)
  return record
}

/** Refuses with 404 when the company has no such item, and with 403 when the editor may not change it. */
export const requireMayChangeRecord = (db: Db, recordId: number, editor: Editor): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    await requireCompanyRecord(transaction, recordId, editor)
  })

/** Keeps the revision, because no input of a form is overwritten. */
export const recordFileChange = (transaction: Db, recordId: number, userId: number | null) =>
  transaction
    .updateTable('companyRecord')
    .set({ updatedAt: sql<Date>`now()`, updatedBy: userId })
    .where('id', '=', recordId)
    .execute()

type Content = Omit<CompanyRecordUpdateInput, 'revision'>
type Link = Content['urls'][number]

const contentOf = ({ theme, subject, urls }: Content) =>
  ({
    theme,
    subject,
    urls: urls.map(({ name, link }) => ({ name, link }) satisfies ColumnsFor<'companyRecordLink', Link>),
  }) satisfies Record<keyof Content, unknown>

/**
 * Replaces its links. Refuses with 404 when the company has no such item, with 403 when the company was deleted or the
 * user may not change it, and with 409 when another user changed it since `revision`.
 */
export const updateCompanyRecord = (
  db: Db,
  recordId: number,
  input: CompanyRecordUpdateInput,
  editor: Editor,
): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    await lockCompany(transaction, editor.company.id)
    const record = await requireCompanyRecord(transaction, recordId, editor)
    const [stored, changed] = [contentOf(record), contentOf(input)]
    if (isDeepStrictEqual(stored, changed)) return
    const updatedBy = record.lastUpdatedBy.id === null ? null : record.lastUpdatedBy.name
    requireRevision(input.revision, { revision: record.revision, updatedBy })
    const { urls, ...columns } = changed
    await transaction
      .updateTable('companyRecord')
      .set({
        ...(columns satisfies ColumnsFor<'companyRecord', typeof columns>),
        ...changedBy(editor.user.id),
      })
      .where('id', '=', recordId)
      .execute()
    await recordItemActivity(transaction, 'COMPANY_RECORD_CHANGED', recordId, editor)
    if (isDeepStrictEqual(stored.urls, urls)) return
    await transaction.deleteFrom('companyRecordLink').where('recordId', '=', recordId).execute()
    if (urls.length === 0) return
    await transaction
      .insertInto('companyRecordLink')
      .values(urls.map((row) => ({ ...row, recordId })))
      .execute()
  })

/** Refuses with 404 and 403 like `updateCompanyRecord`. */
export const deleteCompanyRecord = (db: Db, recordId: number, editor: Editor): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    await lockCompany(transaction, editor.company.id)
    await requireCompanyRecord(transaction, recordId, editor)
    await transaction.deleteFrom('companyRecord').where('id', '=', recordId).execute()
    await recordItemActivity(transaction, 'COMPANY_RECORD_DELETED', recordId, editor)
  })

/** Refuses like `deleteCompanyRecord`; with 404 also when the item has no such file. */
export const deleteFile = (db: Db, recordId: number, fileId: number, editor: Editor): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    await lockCompany(transaction, editor.company.id)
    await requireCompanyRecord(transaction, recordId, editor)
    const deleted = await transaction
      .deleteFrom('companyRecordFile')
      .where('id', '=', fileId)
      .where('recordId', '=', recordId)
      .where('completedAt', 'is not', null)
      .returning('id')
      .executeTakeFirst()
    if (!deleted) throw new Refusal(404)
    await recordFileChange(transaction, recordId, editor.user.id)
    await recordItemActivity(transaction, 'COMPANY_RECORD_FILE_DELETED', recordId, editor)
  })
