import { type Kysely, sql } from 'kysely'
import { jsonArrayFrom } from '#server/platform/database/json.ts'
import { preparedQuery, type Slots } from '#server/platform/database/prepared-query.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { fullName } from '#server/platform/session/queries.ts'
import type { Check } from '#shared/domain/basics/check.ts'
import type { Questionnaire } from '#shared/domain/checks/questionnaire.ts'

export type Db = Kysely<Database>

export type SectionCheck = { companyId: number; questionnaire: Questionnaire }

type CheckKey = { companyId: number; check: Check }
export const checkKeyOf = ({ companyId, questionnaire: { check } }: SectionCheck): CheckKey => ({
  companyId,
  check,
})

/** null without a person, or when the account was deleted. */
export const personName = sql<string | null>`nullif(${fullName}, '')`

const selectCheck = (db: Db, slot: Slots<CheckKey>) =>
  db
    .selectFrom('companyCheck')
    .select(['questionnaireVersion as version', 'status'])
    .where('companyId', '=', slot('companyId'))
    .where('check', '=', slot('check'))

/** No row when the check was not started. */
export const findCheck = preparedQuery(selectCheck)

/**
 * Also locks the company, and then the check, until the end of the transaction: PostgreSQL must know the company's id
 * to find the check.
 */
export const findCheckForUpdate = preparedQuery((db, slot: Slots<CheckKey>) =>
  selectCheck(db, slot)
    .where('companyId', '=', ({ selectFrom }) =>
      selectFrom('company').select('id').where('id', '=', slot('companyId')).forKeyShare(),
    )
    .forUpdate(),
)

/** In order of creation. The name of the company as a whole is null. */
export const listSectionRows = preparedQuery((db, slot: Slots<CheckKey>) =>
  db
    .selectFrom('checkSection')
    .leftJoin('person', 'person.id', 'checkSection.updatedBy')
    .leftJoin('sectionPhoto', 'sectionId', 'checkSection.id')
    .select([
      'checkSection.id',
      'name',
      'nameRevision as revision',
      'fields',
      'status',
      'numUnfinished',
      'numRisks',
      'numNewQuestions',
      'isStarted',
      'archivedAt',
      'fileId as photoId',
      'cells',
      'updatedAt',
      personName.as('updatedBy'),
    ])
    .where('companyId', '=', slot('companyId'))
    .where('check', '=', slot('check'))
    .orderBy('checkSection.id'),
)
export type SectionRow = Awaited<ReturnType<typeof listSectionRows>>[number]

// Without the cells of the matrix: reading those of two thousand sections takes longer than all the rest.
const selectSectionItems = (db: Db, slot: Slots<CheckKey>) =>
  db
    .selectFrom('checkSection')
    .leftJoin('sectionPhoto', 'sectionId', 'id')
    .select([
      'id',
      'name',
      'nameRevision as revision',
      'fields',
      'status',
      'numUnfinished',
      'numRisks',
      'isStarted',
      'archivedAt',
      'fileId as photoId',
    ])
    .where('companyId', '=', slot('companyId'))
    .where('check', '=', slot('check'))

// One row with JSON: two thousand rows take four times as long to read.
const selectAllSectionItems = preparedQuery((db, slot: Slots<CheckKey>) =>
  db.selectNoFrom(jsonArrayFrom(selectSectionItems(db, slot).orderBy('id')).as('rows')),
)

/** Like `listSectionRows`, without what the matrix shows and without who answered last. */
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
      selectFrom('checkSection')
        .select(['id', 'name'])
        .where('companyId', '=', slot('companyId'))
        .where('check', '=', slot('check'))
        .where('name', 'is not', null)
        .$narrowType<{ name: string }>(),
    ).as('rows'),
  ),
)

export async function listSectionNames(db: Db, key: CheckKey) {
  const [all] = await selectSectionNames(db, key)
  return all!.rows
}

/** One row for all sections in use with the same status, with their number, and one for the company as a whole. */
export const listSectionSummaries = preparedQuery((db, slot: Slots<CheckKey>) =>
  db
    .selectFrom('checkSection')
    .select([
      sql<boolean>`name is null`.as('isCompany'),
      'status',
      sql<number>`count(*)::int`.as('numSections'),
      sql<number>`sum(num_unfinished)::int`.as('numUnfinished'),
      sql<number>`sum(num_risks)::int`.as('numRisks'),
    ])
    .where('companyId', '=', slot('companyId'))
    .where('check', '=', slot('check'))
    .where('archivedAt', 'is', null)
    .groupBy([sql`name is null`, 'status']),
)

export const isInUse = ({ archivedAt }: Pick<SectionRow, 'archivedAt'>): boolean => archivedAt === null

export async function findEditor(db: Db, id: number): Promise<string | null> {
  const editor = await db
    .selectFrom('checkSection')
    .innerJoin('person', 'person.id', 'renamedBy')
    .select(personName.as('name'))
    .where('checkSection.id', '=', id)
    .executeTakeFirst()
  return editor?.name ?? null
}

export const countRisks = preparedQuery((db, slot: Slots<CheckKey>) =>
  db
    .selectFrom('checkRisk')
    .innerJoin('checkSection', 'checkSection.id', 'sectionId')
    .select(({ fn }) => ['sectionId', 'urgency', fn.countAll<string>().as('count')])
    .where('companyId', '=', slot('companyId'))
    .where('check', '=', slot('check'))
    .groupBy(['sectionId', 'urgency']),
)

const selectSection = (db: Db, slot: Slots<CheckKey>) =>
  db
    .selectFrom('checkSection')
    .select(['id', 'name', 'archivedAt'])
    .where('companyId', '=', slot('companyId'))
    .where('check', '=', slot('check'))

const selectSectionById = preparedQuery((db, slot: Slots<CheckKey & { id: number }>) =>
  selectSection(db, slot).where('id', '=', slot('id')).where('name', 'is not', null),
)

const selectCompanySection = preparedQuery((db, slot: Slots<CheckKey>) =>
  selectSection(db, slot).where('name', 'is', null),
)

/** `id`: null for the company as a whole. */
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
    .where('updatedAt', 'is not', null)
    .orderBy(sql`updated_by = ${slot('userId')} desc nulls last`)
    .orderBy('updatedAt', 'desc')
    .orderBy('id')
    .limit(1),
)

/**
 * Prefers the section in which the user answered last over that of others. Undefined when no unfinished section has
 * answers.
 */
export async function findLastSection(db: Db, check: CheckKey, userId: number) {
  const [section] = await selectLastSection(db, { ...check, userId })
  return section
}

// One row per section: with one row per answer, reading two thousand answers takes three times as long.
const selectAnswersBySection = preparedQuery((db, slot: Slots<{ sectionIds: number[] }>) =>
  db
    .selectFrom('checkSection')
    .select(({ selectFrom }) => [
      'id as sectionId',
      jsonArrayFrom(
        selectFrom('checkAnswer')
          .leftJoin('person', 'person.id', 'answeredBy')
          .select([
            'scriptKey',
            'questionKey as questionId',
            'answers',
            'checkAnswer.revision',
            'version',
            sql<string>`answered_at`.as('answeredAt'),
            personName.as('answeredBy'),
          ])
          .whereRef('sectionId', '=', 'checkSection.id'),
      ).as('rows'),
    ])
    .where('id', '=', sql<number>`any(${slot('sectionIds')}::int[])`),
)

export async function listAnswerRows(db: Db, values: { sectionIds: number[] }) {
  const sections = await selectAnswersBySection(db, values)
  return sections.flatMap(({ sectionId, rows }) =>
    rows.map((row) => ({ ...row, sectionId, answeredAt: new Date(row.answeredAt) })),
  )
}
export type AnswerRow = Awaited<ReturnType<typeof listAnswerRows>>[number]

/** Includes deleted remarks, whose text is empty. */
export const listRemarkRows = preparedQuery((db, slot: Slots<{ sectionIds: number[] }>) =>
  db
    .selectFrom('checkRemark')
    .leftJoin('person', 'person.id', 'remarkedBy')
    .select([
      'sectionId',
      'scriptKey',
      'text',
      'checkRemark.revision',
      'remarkedAt',
      personName.as('remarkedBy'),
    ])
    .where('sectionId', '=', sql<number>`any(${slot('sectionIds')}::int[])`),
)
export type RemarkRow = Awaited<ReturnType<typeof listRemarkRows>>[number]

export const listActionItemRows = preparedQuery((db, slot: Slots<{ sectionIds: number[] }>) =>
  db
    .selectFrom('actionItem')
    .select([
      'id',
      'sectionId',
      'scriptKey',
      'questionKey as questionId',
      'description',
      'actionHolder',
      sql<string>`coalesce(to_char(deadline, 'YYYY-MM-DD'), '')`.as('deadline'),
      sql<boolean>`completed_at is not null`.as('completed'),
    ])
    .where('sectionId', '=', sql<number>`any(${slot('sectionIds')}::int[])`)
    .orderBy('id'),
)
export type ActionItemRow = Awaited<ReturnType<typeof listActionItemRows>>[number]
