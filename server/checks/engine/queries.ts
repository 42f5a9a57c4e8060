import { type Kysely, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { preparedQuery, type Slots } from '#server/platform/database/prepared-query.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { fullName } from '#server/platform/session/queries.ts'
import type { Check } from '#shared/domain/basics/check.ts'
import type { Questionnaire } from '#shared/domain/checks/questionnaire.ts'

export type Db = Kysely<Database>

/** One check of one company that is done per section, with its questionnaire. */
export type SectionCheck = { companyId: number; questionnaire: Questionnaire }

type CheckKey = { companyId: number; check: Check }
export const checkKeyOf = ({ companyId, questionnaire: { check } }: SectionCheck): CheckKey => ({
  companyId,
  check,
})

/** The full name of the joined person; null when there is none or the account was deleted. */
export const personName = sql<string | null>`nullif(${fullName}, '')`

const selectCheck = (db: Db, slot: Slots<CheckKey>) =>
  db
    .selectFrom('company_check')
    .select(['questionnaire_version as version', 'status'])
    .where('company_id', '=', slot('companyId'))
    .where('check', '=', slot('check'))

/** Selects the status and the questionnaire version that it was computed with; no row when the check was not started. */
export const findCheck = preparedQuery(selectCheck)

/**
 * The same query, which also locks the check against other changes until the transaction ends, and before it the company:
 * PostgreSQL must know the company's id to find the check.
 */
export const findCheckForUpdate = preparedQuery((db, slot: Slots<CheckKey>) =>
  selectCheck(db, slot)
    .where('company_id', '=', ({ selectFrom }) =>
      selectFrom('company').select('id').where('id', '=', slot('companyId')).forKeyShare(),
    )
    .forUpdate(),
)

/** All sections of a check in order of creation, and the company as a whole, whose name is null. */
export const listSectionRows = preparedQuery((db, slot: Slots<CheckKey>) =>
  db
    .selectFrom('check_section')
    .leftJoin('person', 'person.id', 'check_section.updated_by')
    .leftJoin('section_photo', 'section_id', 'check_section.id')
    .select([
      'check_section.id',
      'name',
      'name_revision as revision',
      'fields',
      'status',
      'num_unfinished as numUnfinished',
      'num_risks as numRisks',
      'num_new_questions as numNewQuestions',
      'is_started as isStarted',
      'archived_at as archivedAt',
      'file_id as photoId',
      'cells',
      'updated_at as updatedAt',
      personName.as('updatedBy'),
    ])
    .where('company_id', '=', slot('companyId'))
    .where('check', '=', slot('check'))
    .orderBy('check_section.id'),
)
export type SectionRow = Awaited<ReturnType<typeof listSectionRows>>[number]

// Without the cells of the matrix: reading those of two thousand sections takes longer than all the rest.
const selectSectionItems = (db: Db, slot: Slots<CheckKey>) =>
  db
    .selectFrom('check_section')
    .leftJoin('section_photo', 'section_id', 'id')
    .select([
      'id',
      'name',
      'name_revision as revision',
      'fields',
      'status',
      'num_unfinished as numUnfinished',
      'num_risks as numRisks',
      'is_started as isStarted',
      'archived_at as archivedAt',
      'file_id as photoId',
    ])
    .where('company_id', '=', slot('companyId'))
    .where('check', '=', slot('check'))

// One row with JSON: two thousand rows take four times as long to read.
const selectAllSectionItems = preparedQuery((db, slot: Slots<CheckKey>) =>
  db.selectNoFrom(jsonArrayFrom(selectSectionItems(db, slot).orderBy('id')).as('rows')),
)

/** Returns what `listSectionRows` does without what the matrix shows, and without who answered last. */
export async function listSectionItems(db: Db, key: CheckKey) {
  const [all] = await selectAllSectionItems(db, key)
  return all!.rows.map(({ archivedAt, ...row }) => ({
    ...row,
    archivedAt: archivedAt === null ? null : new Date(archivedAt),
  }))
}
export type SectionItem = Awaited<ReturnType<typeof listSectionItems>>[number]

const selectSectionItem = preparedQuery((db, slot: Slots<CheckKey & { id: number }>) =>
  selectSectionItems(db, slot).where('id', '=', slot('id')).where('name', 'is not', null),
)

/** Returns one section; undefined when it does not exist in this company. */
export async function findSectionItem(
  db: Db,
  check: SectionCheck,
  id: number,
): Promise<SectionItem | undefined> {
  const [section] = await selectSectionItem(db, { ...checkKeyOf(check), id })
  return section
}

const selectSectionNames = preparedQuery((db, slot: Slots<CheckKey>) =>
  db.selectNoFrom(({ selectFrom }) =>
    jsonArrayFrom(
      selectFrom('check_section')
        .select(['id', 'name'])
        .where('company_id', '=', slot('companyId'))
        .where('check', '=', slot('check'))
        .where('name', 'is not', null)
        .$narrowType<{ name: string }>(),
    ).as('rows'),
  ),
)

/** Returns the names of all sections of a check. */
export async function listSectionNames(db: Db, key: CheckKey) {
  const [all] = await selectSectionNames(db, key)
  return all!.rows
}

/**
 * What the status of a check follows from: of its sections in use with the same status together, with their number, and of the
 * company as a whole.
 */
export const listSectionSummaries = preparedQuery((db, slot: Slots<CheckKey>) =>
  db
    .selectFrom('check_section')
    .select([
      sql<boolean>`name is null`.as('isCompany'),
      'status',
      sql<number>`count(*)::int`.as('numSections'),
      sql<number>`sum(num_unfinished)::int`.as('numUnfinished'),
      sql<number>`sum(num_risks)::int`.as('numRisks'),
    ])
    .where('company_id', '=', slot('companyId'))
    .where('check', '=', slot('check'))
    .where('archived_at', 'is', null)
    .groupBy([sql`name is null`, 'status']),
)

/** Whether a section is in use. One that is not counts for nothing. */
export const isInUse = ({ archivedAt }: Pick<SectionRow, 'archivedAt'>): boolean => archivedAt === null

/** The name of the user who changed the name or the fields of a section last; null when nobody did, or the account was deleted. */
export async function findEditor(db: Db, id: number): Promise<string | null> {
  const editor = await db
    .selectFrom('check_section')
    .innerJoin('person', 'person.id', 'renamed_by')
    .select(personName.as('name'))
    .where('check_section.id', '=', id)
    .executeTakeFirst()
  return editor?.name ?? null
}

/** The number of risks per urgency in each section of a check that has any. */
export const countRisks = preparedQuery((db, slot: Slots<CheckKey>) =>
  db
    .selectFrom('check_risk')
    .innerJoin('check_section', 'check_section.id', 'section_id')
    .select(({ fn }) => ['section_id as sectionId', 'urgency', fn.countAll<string>().as('count')])
    .where('company_id', '=', slot('companyId'))
    .where('check', '=', slot('check'))
    .groupBy(['section_id', 'urgency']),
)

const selectSection = (db: Db, slot: Slots<CheckKey>) =>
  db
    .selectFrom('check_section')
    .select(['id', 'name', 'archived_at as archivedAt'])
    .where('company_id', '=', slot('companyId'))
    .where('check', '=', slot('check'))

const selectSectionById = preparedQuery((db, slot: Slots<CheckKey & { id: number }>) =>
  selectSection(db, slot).where('id', '=', slot('id')).where('name', 'is not', null),
)

const selectCompanySection = preparedQuery((db, slot: Slots<CheckKey>) =>
  selectSection(db, slot).where('name', 'is', null),
)

/** Returns a section, or with null the company as a whole; undefined when it does not exist in this company. */
export async function findSection(db: Db, check: SectionCheck, id: number | null) {
  const [section] =
    id === null
      ? await selectCompanySection(db, checkKeyOf(check))
      : await selectSectionById(db, { ...checkKeyOf(check), id })
  return section
}

const selectLastSection = preparedQuery((db, slot: Slots<CheckKey & { userId: number }>) =>
  selectSection(db, slot)
    .where('status', '=', 'GREY')
    .where('updated_at', 'is not', null)
    .orderBy(sql`updated_by = ${slot('userId')} desc nulls last`)
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .limit(1),
)

/**
 * Returns the unfinished section of a check in which the user gave the last answer, otherwise the one in which anybody
 * did; that of the company as a whole has no name. Undefined when no unfinished section has answers.
 */
export async function findLastSection(db: Db, check: CheckKey, userId: number) {
  const [section] = await selectLastSection(db, { ...check, userId })
  return section
}

// One row per section: with one row per answer, reading two thousand answers takes three times as long.
const selectAnswersBySection = preparedQuery((db, slot: Slots<{ sectionIds: number[] }>) =>
  db
    .selectFrom('check_section')
    .select(({ selectFrom }) => [
      'id as sectionId',
      jsonArrayFrom(
        selectFrom('check_answer')
          .leftJoin('person', 'person.id', 'answered_by')
          .select([
            'script_key as scriptKey',
            'question_key as questionId',
            'answers',
            'check_answer.revision',
            'version',
            sql<string>`answered_at`.as('answeredAt'),
            personName.as('answeredBy'),
          ])
          .whereRef('section_id', '=', 'check_section.id'),
      ).as('rows'),
    ])
    .where('id', '=', sql<number>`any(${slot('sectionIds')}::int[])`),
)

/** Number of sections whose answers are read at once: others are served in between by the embedded database. */
const SECTIONS_AT_ONCE = 200

/** Returns all answers in these sections. */
export async function listAnswerRows(db: Db, { sectionIds }: { sectionIds: number[] }) {
  const read = []
  for (let start = 0; start < sectionIds.length; start += SECTIONS_AT_ONCE)
    read.push(
      await selectAnswersBySection(db, { sectionIds: sectionIds.slice(start, start + SECTIONS_AT_ONCE) }),
    )
  return read
    .flat()
    .flatMap(({ sectionId, rows }) =>
      rows.map((row) => ({ ...row, sectionId, answeredAt: new Date(row.answeredAt) })),
    )
}
export type AnswerRow = Awaited<ReturnType<typeof listAnswerRows>>[number]

/** All remarks in these sections, including the deleted ones, whose text is empty. */
export const listRemarkRows = preparedQuery((db, slot: Slots<{ sectionIds: number[] }>) =>
  db
    .selectFrom('check_remark')
    .leftJoin('person', 'person.id', 'remarked_by')
    .select([
      'section_id as sectionId',
      'script_key as scriptKey',
      'text',
      'check_remark.revision',
      'remarked_at as remarkedAt',
      personName.as('remarkedBy'),
    ])
    .where('section_id', '=', sql<number>`any(${slot('sectionIds')}::int[])`),
)
export type RemarkRow = Awaited<ReturnType<typeof listRemarkRows>>[number]

/** The action points that were created from answers in these sections, in order of creation. */
export const listActionItemRows = preparedQuery((db, slot: Slots<{ sectionIds: number[] }>) =>
  db
    .selectFrom('action_item')
    .select([
      'id',
      'section_id as sectionId',
      'script_key as scriptKey',
      'question_key as questionId',
      'description',
      'action_holder as actionHolder',
      sql<string>`coalesce(to_char(deadline, 'YYYY-MM-DD'), '')`.as('deadline'),
      sql<boolean>`completed_at is not null`.as('completed'),
    ])
    .where('section_id', '=', sql<number>`any(${slot('sectionIds')}::int[])`)
    .orderBy('id'),
)
export type ActionItemRow = Awaited<ReturnType<typeof listActionItemRows>>[number]
