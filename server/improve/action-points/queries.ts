import { type Kysely, sql } from 'kysely'
import { authorOf, selectAuthor } from '#server/history/authoring/authors.ts'
import { selectDay, today } from '#server/platform/database/days.ts'
import { nameOrder } from '#server/platform/database/name-order.ts'
import type { Database } from '#server/platform/database/schema.ts'
import type {
  ActionPoint,
  ActionPointListQuery,
  ActionPointPage,
  ActionPointQuery,
} from '#shared/domain/improve/action-point.ts'

type Db = Kysely<Database>

const MAX_LISTED = 500
const MAX_HOLDERS = 100

const isLate = sql<boolean>`(completed_at is null and deadline < ${today})`

const inState = {
  OPEN: sql<boolean>`completed_at is null`,
  LATE: isLate,
  DONE: sql<boolean>`completed_at is not null`,
}

const selectActionPoints = (db: Db, companyId: number) =>
  db
    .selectFrom('actionItem')
    .leftJoin('checkSection', 'checkSection.id', 'sectionId')
    .select([
      'actionItem.id',
      'actionItem.companyId',
      'themes',
      'description',
      'actionHolder',
      'holderEmail',
      selectDay<string | null>('deadline').as('deadline'),
      'actionItem.createdAt',
      selectAuthor('actionItem.createdBy').as('createdBy'),
      'completedAt',
      selectAuthor('actionItem.completedBy').as('completedBy'),
      'adviceId',
      'actionItem.check',
      'sectionId',
      'checkSection.name as sectionName',
      'scriptKey',
      'questionKey',
      'actionItem.revision',
    ])
    .where('actionItem.companyId', '=', companyId)

type ActionPointRow = Awaited<ReturnType<ReturnType<typeof selectActionPoints>['executeTakeFirstOrThrow']>>

function originOf({ check, sectionId, sectionName, scriptKey, questionKey }: ActionPointRow) {
  if (!check || sectionId === null || !scriptKey || !questionKey) return null
  const section = sectionName === null ? null : { id: sectionId, name: sectionName }
  return { check, section, scriptKey, questionId: questionKey }
}

const actionPointOf = (row: ActionPointRow): ActionPoint => ({
  id: row.id,
  companyId: row.companyId,
  themes: row.themes,
  description: row.description,
  actionHolder: row.actionHolder,
  deadline: row.deadline ?? '',
  createdDate: row.createdAt.toISOString(),
  createdBy: authorOf(row.createdBy),
  completed: row.completedAt !== null,
  completedDate: row.completedAt?.toISOString() ?? null,
  completedBy: row.completedAt && authorOf(row.completedBy),
  adviceId: row.adviceId,
  origin: originOf(row),
  revision: row.revision,
})

const order = sql`completed_at desc nulls first, deadline asc nulls last, action_item.id`

const sorted = (db: Db, companyId: number) => selectActionPoints(db, companyId).orderBy(order)

/** Without `checkSectionId`: of the company as a whole. */
const isForAnswer = ({ check, checkSectionId, scriptKey, questionId }: ActionPointListQuery) =>
  sql<boolean>`(
    action_item.check = ${check}
    and ${scriptKey === undefined ? sql`true` : sql`script_key = ${scriptKey}`}
    and ${questionId === undefined ? sql`true` : sql`question_key = ${questionId}`}
    and ${checkSectionId ? sql`section_id = ${checkSectionId}` : sql`section_id is not null and name is null`}
  )`

/** Open action points first, by deadline; 500 at most. `listActionPointPage` returns all of them. */
export async function listActionPoints(db: Db, companyId: number, query: ActionPointListQuery = {}) {
  const rows = await sorted(db, companyId)
    .$if(query.check !== undefined, (all) => all.where(isForAnswer(query)))
    .limit(MAX_LISTED)
    .execute()
  return rows.map(actionPointOf)
}

export const listActionPointsOfAdvice = async (db: Db, companyId: number, adviceId: number) =>
  (await sorted(db, companyId).where('adviceId', '=', adviceId).limit(MAX_LISTED).execute()).map(
    actionPointOf,
  )

function matches({ theme, holder }: ActionPointQuery) {
  const hasTheme = theme ? sql`themes @> array[${theme}]` : sql`true`
  const hasHolder = holder === undefined ? sql`true` : sql`action_holder = ${holder}`
  return sql<boolean>`(${hasTheme} and ${hasHolder})`
}

/** Open ones by deadline, then the last completed first. Empty after the last page. */
export async function listActionPointPage(
  db: Db,
  companyId: number,
  query: ActionPointQuery,
): Promise<ActionPointPage> {
  const { page, size, state } = query
  const isMatch = matches(query)
  const { total, open, late, done } = await db
    .selectFrom('actionItem')
    .select([
      sql<number>`count(*)::int`.as('total'),
      sql<number>`count(*) filter (where ${isMatch} and ${inState.OPEN})::int`.as('open'),
      sql<number>`count(*) filter (where ${isMatch} and ${inState.LATE})::int`.as('late'),
      sql<number>`count(*) filter (where ${isMatch} and ${inState.DONE})::int`.as('done'),
    ])
    .where('companyId', '=', companyId)
    .executeTakeFirstOrThrow()
  const states = { OPEN: open, LATE: late, DONE: done }
  const holders = await db
    .selectFrom('actionItem')
    .select('actionHolder as name')
    .where('companyId', '=', companyId)
    .where('actionHolder', '<>', '')
    .groupBy('actionHolder')
    .orderBy(nameOrder(sql.ref('actionHolder')))
    .orderBy(sql`action_holder collate "C"`)
    .limit(MAX_HOLDERS)
    .execute()
  // The ids first: PostgreSQL would look up the people of all action points, and not only of this page.
  const ids = db
    .selectFrom('actionItem')
    .select('id')
    .where('companyId', '=', companyId)
    .where(isMatch)
    .where(inState[state])
    .orderBy(order)
    .limit(size)
    .offset((page - 1) * size)
  const rows = await sorted(db, companyId).where('actionItem.id', 'in', ids).execute()
  return {
    items: rows.map(actionPointOf),
    count: states[state],
    total,
    states,
    holders: holders.map(({ name }) => name),
  }
}

/** Only users with the level ADMIN may see the address. */
const withAddress = (row: ActionPointRow) => ({ ...actionPointOf(row), holderEmail: row.holderEmail })

export async function findActionPoint(db: Db, companyId: number, id: number) {
  const row = await selectActionPoints(db, companyId).where('actionItem.id', '=', id).executeTakeFirst()
  return row && withAddress(row)
}

/** By the ids of the action points. Only users with the level ADMIN may see them. */
export async function listHolderEmails(db: Db, companyId: number): Promise<Map<number, string>> {
  const rows = await db
    .selectFrom('actionItem')
    .select(['id', 'holderEmail as email'])
    .where('companyId', '=', companyId)
    .where('holderEmail', '<>', '')
    .execute()
  return new Map(rows.map(({ id, email }) => [id, email]))
}

export async function findActionPointForUpdate(transaction: Db, companyId: number, id: number) {
  const row = await selectActionPoints(transaction, companyId)
    .select(selectAuthor('actionItem.updatedBy').as('updatedBy'))
    .where('actionItem.id', '=', id)
    .forUpdate('actionItem')
    .executeTakeFirst()
  return row && { actionPoint: withAddress(row), updatedBy: row.updatedBy?.name ?? null }
}

export const countActionPoints = (db: Db, companyId: number) =>
  db
    .selectFrom('actionItem')
    .select([
      sql<number>`count(*)::int`.as('open'),
      sql<number>`count(*) filter (where ${isLate})::int`.as('late'),
    ])
    .where('companyId', '=', companyId)
    .where('completedAt', 'is', null)
    .executeTakeFirstOrThrow()
