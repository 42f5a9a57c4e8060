import { sql } from 'kysely'
import { checkKeyOf, type Db, personName, type SectionCheck } from '#server/checks/engine/queries.ts'
import { refreshIfOutdated } from '#server/checks/engine/status.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { forSearch } from '#shared/domain/basics/for-search.ts'
import type { StatusColor } from '#shared/domain/basics/status-color.ts'
import type { Urgency } from '#shared/domain/checks/questionnaire.ts'
import { isCmr } from '#shared/domain/substances/hazard-flags.ts'
import type { Substance } from '#shared/domain/substances/registered-substance.ts'
import { dangerBetween, reactionsOf } from '#shared/domain/substances/storage-reactions.ts'
import type { SubstanceRecord } from '#shared/domain/substances/substance.ts'
import { codesOf } from '#shared/domain/substances/substance-codes.ts'
import {
  type SubstanceListColor,
  type SubstanceListItem,
  type SubstanceListPage,
  type SubstanceListQuery,
  substanceListColors,
} from '#shared/domain/substances/substance-list.ts'
import { nextStepOf } from '#shared/domain/substances/substance-step.ts'
import { storageLimitOf } from '#shared/domain/substances/substance-storage.ts'
import { reactionColumns, readTotals } from './record-answers.ts'
import { isToBeRegistered } from './registration.ts'

const MAX_PLACES = 200
const MAX_REACTING = 10

export const selectSubstances = (db: Db, check: SectionCheck) => {
  const { companyId, check: theme } = checkKeyOf(check)
  return db
    .selectFrom('substance')
    .innerJoin('checkSection as section', 'section.id', 'sectionId')
    .where('companyId', '=', companyId)
    .where('check', '=', theme)
}

const selectedColumns = [
  'section.id',
  'section.name',
  'section.nameRevision as revision',
  'section.status',
  'section.numUnfinished',
  'section.archivedAt',
  'section.updatedAt',
  'record',
  'words',
  'storagePlace',
  'stockGroup',
  'methodGroups',
  'sdsFileId',
] as const

export const findSubstanceRow = (db: Db, check: SectionCheck, id: number) =>
  selectSubstances(db, check).select(selectedColumns).where('section.id', '=', id).executeTakeFirst()

export const listSubstanceRows = (db: Db, check: SectionCheck) =>
  selectSubstances(db, check)
    .select(['section.id', 'section.name', 'section.status', 'section.archivedAt', 'record', 'sdsFileId'])
    .orderBy(sql`lower(section.name)`)
    .orderBy('section.id')
    .execute()

type StoredRow = NonNullable<Awaited<ReturnType<typeof findSubstanceRow>>>

/** With the sheet, which is stored beside it. */
export const recordOf = ({
  record,
  sdsFileId,
}: Pick<StoredRow, 'record' | 'sdsFileId'>): SubstanceRecord => ({
  ...record,
  sdsFileId,
})

export type RiskKeys = { scriptKey: string; questionKey: string; answerKey: string; urgency: Urgency }

export async function listRisks(db: Db, sectionIds: readonly number[]): Promise<Map<number, RiskKeys[]>> {
  const rows = await db
    .selectFrom('checkRisk')
    .select(['sectionId', 'scriptKey', 'questionKey', 'answerKey', 'urgency'])
    .where('sectionId', '=', sql<number>`any(${[...sectionIds]}::int[])`)
    .execute()
  return Map.groupBy(rows, ({ sectionId }) => sectionId)
}

/** For a pattern of `like`. */
const escaped = (word: string) => word.replace(/[\\%_]/g, '\\$&')

const contains = (search: string) =>
  sql<boolean>`words like all(${forSearch(search)
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => `%${escaped(word)}%`)}::text[])`

export const isArchived = sql<boolean>`section.archived_at is not null`

export const order = sql`array_position(array['RED', 'GREY', 'ORANGE', 'GREEN', 'WHITE'], section.status), lower(section.name), section.id`

const placesOf = ({ uses }: SubstanceRecord): string[] => [
  ...new Set(uses.map(({ place }) => place).filter((place) => place !== '')),
]

function itemOf(check: SectionCheck, row: StoredRow, risks: readonly RiskKeys[]): SubstanceListItem {
  const record = recordOf(row)
  const codes = codesOf(record)
  const step = row.archivedAt
    ? undefined
    : nextStepOf(check.questionnaire, { record, risks, status: row.status, numUnfinished: row.numUnfinished })
  return {
    id: row.id,
    name: row.name!,
    places: placesOf(record),
    statements: [...codes],
    isCmr: record.releasesCmr || isCmr(codes),
    storagePlace: row.storagePlace,
    status: row.status,
    numUnfinished: row.numUnfinished,
    nextStep: step?.title ?? '',
  }
}

type Counts = Record<SubstanceListColor, number>

const countColors = (rows: readonly { status: StatusColor; count: string }[]): Counts =>
  Object.fromEntries(
    substanceListColors.map((color) => [
      color,
      rows.filter(({ status }) => status === color).reduce((sum, { count }) => sum + Number(count), 0),
    ]),
  ) as Counts

/** Empty when the register was not started. */
export async function listSubstancePage(
  db: Db,
  check: SectionCheck,
  { search, storage, status, page, size }: SubstanceListQuery,
): Promise<SubstanceListPage> {
  await refreshIfOutdated(db, check)
  const all = selectSubstances(db, check)
  const shown = all
    .where(status === 'WHITE' ? isArchived : sql<boolean>`not ${isArchived}`)
    .$if(search !== '', (query) => query.where(contains(search)))
    .$if(storage !== undefined, (query) => query.where('storagePlace', '=', storage!))
    .$if(status !== undefined && status !== 'WHITE', (query) => query.where('section.status', '=', status!))
  const [rows, { count }, colors, archived, registered, places] = await Promise.all([
    shown
      .select(selectedColumns)
      .orderBy(order)
      .limit(size)
      .offset((page - 1) * size)
      .execute(),
    shown.select(sql<number>`count(*)::int`.as('count')).executeTakeFirstOrThrow(),
    all
      .select(({ fn }) => ['section.status', fn.countAll<string>().as('count')])
      .where(sql<boolean>`not ${isArchived}`)
      .groupBy('section.status')
      .execute(),
    all.select(sql<number>`count(*)::int`.as('count')).where(isArchived).executeTakeFirstOrThrow(),
    all
      .select(sql<number>`count(*)::int`.as('count'))
      .where(sql<boolean>`not ${isArchived}`)
      .where(isToBeRegistered)
      .executeTakeFirstOrThrow(),
    all
      .select('storagePlace')
      .distinct()
      .where('storagePlace', '<>', '')
      .orderBy('storagePlace')
      .limit(MAX_PLACES)
      .execute(),
  ])
  const risks = await listRisks(
    db,
    rows.map(({ id }) => id),
  )
  const counts = countColors(colors)
  return {
    items: rows.map((row) => itemOf(check, row, risks.get(row.id) ?? [])),
    count,
    total: Object.values(counts).reduce((sum, number) => sum + number, 0) + archived.count,
    colors: counts,
    numArchived: archived.count,
    numRegistered: registered.count,
    storagePlaces: places.map(({ storagePlace }) => storagePlace),
  }
}

/** Null when it was deleted, is not complete, or belongs to another company. */
async function findSheetFile(db: Db, { companyId }: SectionCheck, fileId: number | null) {
  if (fileId === null) return null
  const file = await db
    .selectFrom('companyRecordFile as file')
    .innerJoin('companyRecord as item', 'item.id', 'recordId')
    .select(['file.id', 'recordId', 'file.name'])
    .where('file.id', '=', fileId)
    .where('companyId', '=', companyId)
    .where('completedAt', 'is not', null)
    .executeTakeFirst()
  return file ?? null
}

async function findUpdater(db: Db, id: number): Promise<string | null> {
  const row = await db
    .selectFrom('checkSection')
    .leftJoin('person', 'person.id', 'checkSection.updatedBy')
    .select(personName.as('name'))
    .where('checkSection.id', '=', id)
    .executeTakeFirst()
  return row?.name ?? null
}

/** Null for a substance without a threshold. */
async function readStorage(db: Db, check: SectionCheck, id: number, record: SubstanceRecord) {
  const limit = storageLimitOf(record)
  if (!limit) return null
  const { storedBeside } = await readTotals(db, check, id)
  return { group: limit.group, threshold: limit.amount, amount: (record.stockMax ?? 0) + storedBeside }
}

/** The names of what stands in the same place, and must not. */
async function listReacting(db: Db, check: SectionCheck, id: number, record: SubstanceRecord) {
  const own = reactionsOf(record)
  if (record.storagePlace === '' || own.length === 0) return []
  const rows = await selectSubstances(db, check)
    .select(['section.name', ...reactionColumns])
    .where(sql<boolean>`not ${isArchived}`)
    .where('section.id', '<>', id)
    .where(sql<boolean>`lower(storage_place) = lower(${record.storagePlace})`)
    .orderBy(sql`lower(section.name)`)
    .execute()
  return rows
    .filter((row) => dangerBetween(own, reactionsOf(row)))
    .map(({ name }) => name!)
    .slice(0, MAX_REACTING)
}

/** Refuses with 404 when this register does not have it. */
export async function readSubstance(db: Db, check: SectionCheck, id: number): Promise<Substance> {
  const row = (await refreshIfOutdated(db, check)) ? await findSubstanceRow(db, check, id) : undefined
  if (!row) throw new Refusal(404)
  const record = recordOf(row)
  const [risks, storage, reactsWith, sheetFile, updatedBy] = await Promise.all([
    listRisks(db, [id]),
    readStorage(db, check, id, record),
    row.archivedAt ? [] : listReacting(db, check, id, record),
    findSheetFile(db, check, row.sdsFileId),
    findUpdater(db, id),
  ])
  const { status, numUnfinished } = row
  const step = nextStepOf(check.questionnaire, {
    record,
    risks: risks.get(id) ?? [],
    status,
    numUnfinished,
    reactsWith,
  })
  return {
    id,
    name: row.name!,
    revision: row.revision,
    record,
    status,
    numUnfinished,
    archivedAt: row.archivedAt?.toISOString() ?? null,
    updatedAt: row.updatedAt?.toISOString() ?? null,
    updatedBy,
    nextStep: row.archivedAt ? null : (step ?? null),
    storage,
    reactsWith,
    sheetFile,
  }
}
