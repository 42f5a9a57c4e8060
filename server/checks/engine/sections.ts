import { sql } from 'kysely'
import { requireRevision } from '#server/history/authoring/changes.ts'
import { recordCompanyActivity } from '#server/history/company-activity/record-company-activity.ts'
import type { CurrentUser } from '#server/platform/http/access.ts'
import { formatCount, requireRoom } from '#server/platform/http/cap.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { nameKey } from '#shared/domain/basics/name-key.ts'
import type { Section } from '#shared/domain/checks/section-check.ts'
import { decidedAnswers, type FieldValues, fieldsOf } from '#shared/domain/checks/section-fields.ts'
import { storeAnswers } from './answers.ts'
import {
  checkKeyOf,
  type Db,
  findEditor,
  findSection,
  findSectionItem,
  isInUse,
  listAnswerRows,
  listSectionItems,
  listSectionNames,
  type SectionCheck,
  type SectionItem,
} from './queries.ts'
import {
  currentTimestamp,
  isGivenByUser,
  refreshIfOutdated,
  updateCheckStatus,
  updateSectionStatus,
  withLockedCheck,
} from './status.ts'

type NewSection = { name: string; fields: FieldValues; userId: number; maxSections: number }

export const toSection = ({
  id,
  name,
  revision,
  fields,
  status,
  numUnfinished,
  numRisks,
  isStarted,
  archivedAt,
  photoId,
}: SectionItem): Section => ({
  id,
  name: name!,
  revision,
  fields,
  status,
  numUnfinished,
  numRisks,
  isStarted,
  archivedAt: archivedAt?.toISOString() ?? null,
  photoId,
})

/** In order of creation, with those that are out of use; none when the check was not started. */
export async function listSections(db: Db, check: SectionCheck): Promise<Section[]> {
  if (!(await refreshIfOutdated(db, check))) return []
  const rows = await listSectionItems(db, checkKeyOf(check))
  return rows.filter(({ name }) => name !== null).map(toSection)
}

/** Ignores case, and the section with this id. */
export async function isNameFree(db: Db, check: SectionCheck, name: string, id?: number): Promise<boolean> {
  // Not done in SQL: the database may fold only ASCII letters.
  const rows = await listSectionNames(db, checkKeyOf(check))
  const key = nameKey(name)
  return !rows.some((row) => row.id !== id && nameKey(row.name) === key)
}

/** Replaces copied answers too. */
async function insertDecidedAnswers(
  transaction: Db,
  { questionnaire }: SectionCheck,
  id: number,
  { fields, userId }: NewSection,
): Promise<void> {
  for (const { scriptKey, questionId, answerId } of decidedAnswers(fieldsOf(questionnaire), fields)) {
    const answer = {
      answers: JSON.stringify([{ answerId, value: '' }]),
      version: questionnaire.version,
      answeredBy: userId,
    }
    await transaction
      .insertInto('checkAnswer')
      .values({ sectionId: id, scriptKey, questionKey: questionId, ...answer })
      .onConflict((conflict) =>
        conflict.columns(['sectionId', 'scriptKey', 'questionKey']).doUpdateSet(answer),
      )
      .execute()
  }
}

/** Returns the id; undefined when the name is taken. Refuses with 409 at the maximum number of sections. */
export async function insertSection(
  transaction: Db,
  check: SectionCheck,
  { name, fields, userId, maxSections: max }: NewSection,
) {
  const { section } = check.questionnaire
  if (!(await isNameFree(transaction, check, name))) return undefined
  const sections = transaction
    .selectFrom('checkSection')
    .where('companyId', '=', check.companyId)
    .where('check', '=', check.questionnaire.check)
    .where('name', 'is not', null)
  await requireRoom(sections, {
    max,
    message: `Je kunt hooguit ${formatCount(max)} ${section.many} toevoegen.`,
    code: 'SECTION_LIMIT_REACHED',
  })
  const { id } = await transaction
    .insertInto('checkSection')
    .values({
      companyId: check.companyId,
      check: check.questionnaire.check,
      name,
      fields: JSON.stringify(fields),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await recordSectionActivity(transaction, check, 'SECTION_ADDED', { id, name, userId })
  return id
}

const recordSectionActivity = (
  transaction: Db,
  { companyId, questionnaire: { check } }: SectionCheck,
  kind: 'SECTION_ADDED' | 'SECTION_ARCHIVED' | 'SECTION_RESTORED' | 'SECTION_DELETED',
  { id, name, userId }: { id: number; name: string | null; userId: number },
) =>
  recordCompanyActivity(transaction, {
    companyId,
    personId: userId,
    kind,
    check,
    sectionName: name,
    itemId: id,
  })

async function updateStatusAndRead(transaction: Db, check: SectionCheck, id: number): Promise<Section> {
  await updateCheckStatus(transaction, check)
  return toSection((await findSectionItem(transaction, check, id))!)
}

/** Returns undefined when the name is taken. Refuses with 404, and with 409 at the maximum number of sections. */
export const createSection = (db: Db, check: SectionCheck, section: NewSection) =>
  withLockedCheck(db, check, async (transaction) => {
    const id = await insertSection(transaction, check, section)
    if (!id) return undefined
    await insertDecidedAnswers(transaction, check, id, section)
    const rows = await listAnswerRows(transaction, { sectionIds: [id] })
    await updateSectionStatus(transaction, check, { id, name: section.name, archivedAt: null }, rows)
    return updateStatusAndRead(transaction, check, id)
  })

type SectionChange = {
  name: string
  fields: FieldValues
  revision: number | undefined
  user: CurrentUser
}

const isStored = (check: SectionCheck, stored: SectionItem, { name, fields }: SectionChange): boolean =>
  stored.name === name &&
  fieldsOf(check.questionnaire).every(({ fieldKey }) => stored.fields[fieldKey] === fields[fieldKey])

/**
 * Returns undefined when the name is taken. Answers that follow from a field change with it. Refuses with 404, and with
 * 409 when another user changed it since `revision`.
 */
export const updateSection = (db: Db, check: SectionCheck, id: number, change: SectionChange) =>
  withLockedCheck(db, check, async (transaction, statusBefore) => {
    const { name, fields, revision, user } = change
    const stored = await findSectionItem(transaction, check, id)
    if (!stored) throw new Refusal(404)
    if (isStored(check, stored, change)) return toSection(stored)
    const updatedBy = await findEditor(transaction, id)
    requireRevision(revision, { revision: stored.revision, updatedBy })
    if (!(await isNameFree(transaction, check, name, id))) return undefined
    await transaction
      .updateTable('checkSection')
      .set({
        name,
        fields: JSON.stringify(fields),
        nameRevision: sql<number>`name_revision + 1`,
        renamedBy: user.id,
        renamedAt: currentTimestamp,
      })
      .where('id', '=', id)
      .execute()
    const known = fieldsOf(check.questionnaire)
    const before = decidedAnswers(known, stored.fields)
    for (const { scriptKey, questionId, answerId } of decidedAnswers(known, fields)) {
      const isSame = before.some(
        (answer) =>
          answer.scriptKey === scriptKey && answer.questionId === questionId && answer.answerId === answerId,
      )
      if (isSame) continue
      const answers = [{ answerId, value: '' }]
      const section = {
        section: { ...stored, name },
        rows: await listAnswerRows(transaction, { sectionIds: [id] }),
        statusBefore,
        user,
      }
      await storeAnswers(transaction, check, section, { scriptKey, questionId, answers })
    }
    return updateStatusAndRead(transaction, check, id)
  })

/** What a check does when a section stops or starts counting. `id`: null when it was deleted. */
export type FollowUp = (
  transaction: Db,
  check: SectionCheck,
  change: { id: number | null; userId: number },
) => Promise<void>

const nothing: FollowUp = async () => {}

type UseChange = { id: number; userId: number; inUse: boolean; follow: FollowUp }

const setInUse = (db: Db, check: SectionCheck, { id, userId, inUse, follow }: UseChange): Promise<Section> =>
  withLockedCheck(db, check, async (transaction) => {
    const section = await findSection(transaction, check, id)
    if (!section) throw new Refusal(404)
    if (isInUse(section) === inUse) return updateStatusAndRead(transaction, check, id)
    const { archivedAt } = await transaction
      .updateTable('checkSection')
      .set({ archivedAt: inUse ? null : currentTimestamp })
      .where('id', '=', id)
      .returning('archivedAt')
      .executeTakeFirstOrThrow()
    const rows = await listAnswerRows(transaction, { sectionIds: [id] })
    await updateSectionStatus(transaction, check, { ...section, archivedAt }, rows)
    await follow(transaction, check, { id, userId })
    const kind = inUse ? 'SECTION_RESTORED' : 'SECTION_ARCHIVED'
    await recordSectionActivity(transaction, check, kind, { ...section, userId })
    return updateStatusAndRead(transaction, check, id)
  })

/** It counts for nothing, and keeps its answers, remarks and action points. Refuses with 404 when it does not exist. */
export const archiveSection = (
  db: Db,
  check: SectionCheck,
  id: number,
  userId: number,
  follow = nothing,
): Promise<Section> => setInUse(db, check, { id, userId, inUse: false, follow })

export const restoreSection = (
  db: Db,
  check: SectionCheck,
  id: number,
  userId: number,
  follow = nothing,
): Promise<Section> => setInUse(db, check, { id, userId, inUse: true, follow })

/** Refuses with 404 when it does not exist. */
export const deleteSection = (
  db: Db,
  check: SectionCheck,
  id: number,
  userId: number,
  follow = nothing,
): Promise<void> =>
  withLockedCheck(db, check, async (transaction) => {
    const section = await findSection(transaction, check, id)
    if (!section) throw new Refusal(404)
    await transaction.deleteFrom('checkSection').where('id', '=', id).execute()
    await follow(transaction, check, { id: null, userId })
    await updateCheckStatus(transaction, check)
    await recordSectionActivity(transaction, check, 'SECTION_DELETED', { ...section, userId })
  })

/**
 * Copies what the questionnaire lets copy, with the user as the author. Answers keep the questionnaire version they
 * were given to. Returns undefined and refuses like `createSection`.
 */
export const copySection = (db: Db, check: SectionCheck, from: number, section: NewSection) =>
  withLockedCheck(db, check, async (transaction) => {
    if (!(await findSection(transaction, check, from))) throw new Refusal(404)
    const { name, userId } = section
    const { copiesWithout = [] } = check.questionnaire.section
    const withoutRemarks = copiesWithout.map(({ scriptKey }) => scriptKey)
    const without = copiesWithout.map(({ scriptKey, questionKey }) =>
      questionKey ? `${scriptKey}.${questionKey}` : scriptKey,
    )
    const id = await insertSection(transaction, check, section)
    if (!id) return undefined
    await transaction
      .insertInto('checkAnswer')
      .columns(['sectionId', 'scriptKey', 'questionKey', 'answers', 'version', 'answeredBy'])
      .expression((query) =>
        query
          .selectFrom('checkAnswer')
          .select([
            sql<number>`${id}::int`.as('sectionId'),
            'scriptKey',
            'questionKey',
            'answers',
            'version',
            sql<number>`${userId}::int`.as('answeredBy'),
          ])
          .where('sectionId', '=', from)
          .where(sql<boolean>`not array[script_key, script_key || '.' || question_key] && ${without}::text[]`)
          .where(sql<boolean>`answers <> '[]'`),
      )
      .execute()
    await transaction
      .insertInto('checkRemark')
      .columns(['sectionId', 'scriptKey', 'text', 'remarkedBy'])
      .expression((query) =>
        query
          .selectFrom('checkRemark')
          .select([
            sql<number>`${id}::int`.as('sectionId'),
            'scriptKey',
            'text',
            sql<number>`${userId}::int`.as('remarkedBy'),
          ])
          .where('sectionId', '=', from)
          .where('scriptKey', '<>', sql<string>`all(${withoutRemarks}::text[])`)
          .where('text', '<>', ''),
      )
      .execute()
    await insertDecidedAnswers(transaction, check, id, section)
    const rows = await listAnswerRows(transaction, { sectionIds: [id] })
    const hasAnswers = rows.some((row) => isGivenByUser(check.questionnaire, row))
    const copy = { id, name, archivedAt: null }
    await updateSectionStatus(transaction, check, copy, rows, hasAnswers ? userId : undefined)
    return updateStatusAndRead(transaction, check, id)
  })
