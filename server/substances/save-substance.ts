import { isDeepStrictEqual } from 'node:util'

import { sql } from 'kysely'
import { type Db, findEditor, type SectionCheck } from '#server/checks/engine/queries.ts'
import { type FollowUp, insertSection, isNameFree } from '#server/checks/engine/sections.ts'
import { updateCheckStatus, withLockedCheck } from '#server/checks/engine/status.ts'
import { requireRevision } from '#server/history/authoring/changes.ts'
import { recordCompanyActivity } from '#server/history/company-activity/record-company-activity.ts'
import type { CurrentUser } from '#server/platform/http/access.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { today as todayInAmsterdam } from '#shared/domain/basics/date.ts'
import { reactionsOf } from '#shared/domain/substances/storage-reactions.ts'
import type { SubstanceInput, SubstanceRecord } from '#shared/domain/substances/substance.ts'
import { columnsOf, fieldsOf } from './columns.ts'
import { findSubstanceRow, recordOf as storedRecordOf } from './queries.ts'
import { listShares, type Shares, storeRecordAnswers } from './record-answers.ts'

type Columns = ReturnType<typeof columnsOf>

export const sharesOf = (
  columns: Pick<Columns, 'storagePlace' | 'stockGroup' | 'methodGroups'>,
  record: SubstanceRecord,
): Shares => ({
  storagePlace: columns.storagePlace,
  stockGroup: columns.stockGroup,
  methodGroups: columns.methodGroups,
  reactions: reactionsOf(record),
})

export const recordOf = ({ name: _, revision: __, ...record }: SubstanceInput): SubstanceRecord => record

/** Refuses with 400 when the sheet is no complete file of this company. */
async function requireFile(
  transaction: Db,
  { companyId }: SectionCheck,
  fileId: number | null,
): Promise<void> {
  if (fileId === null) return
  const file = await transaction
    .selectFrom('companyRecordFile')
    .innerJoin('companyRecord', 'companyRecord.id', 'recordId')
    .select('companyRecordFile.id')
    .where('companyRecordFile.id', '=', fileId)
    .where('companyId', '=', companyId)
    .where('completedAt', 'is not', null)
    .executeTakeFirst()
  if (!file) throw new Refusal(400)
}

type Saving = { user: CurrentUser; maxSubstances: number }

/**
 * Returns the id; undefined when the name is taken. Refuses with 400 (the sheet is no file of the company), 404
 * (register not started) and 409 (register full).
 */
export const createSubstance = (
  db: Db,
  check: SectionCheck,
  input: SubstanceInput,
  { user, maxSubstances }: Saving,
): Promise<number | undefined> =>
  withLockedCheck(db, check, async (transaction) => {
    const today = todayInAmsterdam()
    const record = recordOf(input)
    await requireFile(transaction, check, record.sdsFileId)
    const section = {
      name: input.name,
      fields: fieldsOf(record),
      userId: user.id,
      maxSections: maxSubstances,
    }
    const id = await insertSection(transaction, check, section)
    if (!id) return undefined
    const columns = columnsOf(input.name, record, today)
    await transaction
      .insertInto('substance')
      .values({ sectionId: id, ...columns })
      .execute()
    const shares = [sharesOf(columns, record)]
    await storeRecordAnswers(transaction, check, { ids: [id], shares, userId: user.id, today })
    await updateCheckStatus(transaction, check)
    return id
  })

/**
 * Returns false when the name is taken. Refuses with 400 (the sheet is no file of the company), 404 and 409 (changed
 * since the revision).
 */
export const updateSubstance = (
  db: Db,
  check: SectionCheck,
  id: number,
  input: SubstanceInput,
  user: CurrentUser,
): Promise<boolean> =>
  withLockedCheck(db, check, async (transaction, statusBefore) => {
    const today = todayInAmsterdam()
    const stored = await findSubstanceRow(transaction, check, id)
    if (!stored) throw new Refusal(404)
    const record = recordOf(input)
    const columns = columnsOf(input.name, record, today)
    if (stored.name === input.name && isDeepStrictEqual(storedRecordOf(stored), record)) return true
    requireRevision(input.revision, {
      revision: stored.revision,
      updatedBy: await findEditor(transaction, id),
    })
    await requireFile(transaction, check, record.sdsFileId)
    const isRenamed = stored.name !== input.name
    if (isRenamed && !(await isNameFree(transaction, check, input.name, id))) return false
    await transaction
      .updateTable('checkSection')
      .set({
        name: input.name,
        fields: JSON.stringify(fieldsOf(record)),
        nameRevision: sql`name_revision + 1`,
        renamedBy: user.id,
        renamedAt: sql<Date>`clock_timestamp()`,
        updatedAt: sql<Date>`clock_timestamp()`,
        updatedBy: user.id,
      })
      .where('id', '=', id)
      .execute()
    await transaction.updateTable('substance').set(columns).where('sectionId', '=', id).execute()
    const shares = [sharesOf(stored, storedRecordOf(stored)), sharesOf(columns, record)]
    await storeRecordAnswers(transaction, check, { ids: [id], shares, userId: user.id, today })
    const status = await updateCheckStatus(transaction, check)
    const activity = { companyId: check.companyId, personId: user.id, check: check.questionnaire.check }
    await recordCompanyActivity(transaction, {
      ...activity,
      kind: 'SECTION_ANSWERED',
      sectionName: input.name,
      itemId: id,
    })
    if (statusBefore === 'GREY' && status !== 'GREY')
      await recordCompanyActivity(transaction, { ...activity, kind: 'CHECK_FINISHED' })
    return true
  })

/** Others are counted with a substance that was archived, restored or deleted. */
export const recount: FollowUp = async (transaction, check, { id, userId }) => {
  const today = todayInAmsterdam()
  const shares = await listShares(transaction, check)
  await storeRecordAnswers(transaction, check, { ids: id === null ? [] : [id], shares, userId, today })
}
