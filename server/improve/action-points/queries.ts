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

/** Maximum number of action points in the complete list. */
const MAX_LISTED = 500
/** Maximum number of names of holders to choose from. */
const MAX_HOLDERS = 100

const isLate = sql<boolean>`(completed_at is null and deadline < ${today})`

/** The conditions of the states. */
const inState = {
  OPEN: sql<boolean>`completed_at is null`,
  LATE: isLate,
  DONE: sql<boolean>`completed_at is not null`,
}

const selectActionPoints = (db: Db, companyId: number) =>
  db
    .selectFrom('action_item')
    .leftJoin('check_section', 'check_section.id', 'section_id')
    .select([
      'action_item.id',
      'action_item.company_id as companyId',
      'themes',
      'description',
      'action_holder as actionHolder',
      'holder_email as holderEmail',
      selectDay<string | null>('deadline').as('deadline'),
      'action_item.created_at',
      selectAuthor('action_item.created_by').as('created_by'),
      'completed_at',
      selectAuthor('action_item.completed_by').as('completed_by'),
      'advice_id as adviceId',
      'action_item.check',
      'section_id',
      'check_section.name as section_name',
      'script_key',
      'question_key',
      'action_item.revision',
    ])
    .where('action_item.company_id', '=', companyId)

type ActionPointRow = Awaited<ReturnType<ReturnType<typeof selectActionPoints>['executeTakeFirstOrThrow']>>

function originOf({ check, section_id, section_name, script_key, question_key }: ActionPointRow) {
  if (!check || section_id === null || !script_key || !question_key) return null
  const section = section_name === null ? null : { id: section_id, name: section_name }
  return { check, section, scriptKey: script_key, questionId: question_key }
}

const actionPointOf = (row: ActionPointRow): ActionPoint => ({
  id: row.id,
  companyId: row.companyId,
  themes: row.themes,
  description: row.description,
  actionHolder: row.actionHolder,
  deadline: row.deadline ?? '',
  createdDate: row.created_at.toISOString(),
  createdBy: authorOf(row.created_by),
  completed: row.completed_at !== null,
  completedDate: row.completed_at?.toISOString() ?? null,
  completedBy: row.completed_at && authorOf(row.completed_by),
  adviceId: row.adviceId,
  origin: originOf(row),
  revision: row.revision,
})

/** Open action points by deadline, then completed action points, the last completed first. */
const order = sql`completed_at desc nulls first, deadline asc nulls last, action_item.id`

const sorted = (db: Db, companyId: number) => selectActionPoints(db, companyId).orderBy(order)

/** The condition of an answer, or of a part of a check; of the company as a whole without `checkSectionId`. */
const isForAnswer = ({ check, checkSectionId, scriptKey, questionId }: ActionPointListQuery) =>
  sql<boolean>`(
    action_item.check = ${check}
    and ${scriptKey === undefined ? sql`true` : sql`script_key = ${scriptKey}`}
    and ${questionId === undefined ? sql`true` : sql`question_key = ${questionId}`}
    and ${checkSectionId ? sql`section_id = ${checkSectionId}` : sql`section_id is not null and name is null`}
  )`

/**
 * Returns the action points of a company, or with a query those for an answer or a part of a check: open action points first, by deadline;
 * 500 at most. `listActionPointPage` returns all of them.
 */
export async function listActionPoints(db: Db, companyId: number, query: ActionPointListQuery = {}) {
  const rows = await sorted(db, companyId)
    .$if(query.check !== undefined, (all) => all.where(isForAnswer(query)))
    .limit(MAX_LISTED)
    .execute()
  return rows.map(actionPointOf)
}

/** Returns the action points that were made from an advice, open action points first, by deadline. */
export const listActionPointsOfAdvice = async (db: Db, companyId: number, adviceId: number) =>
  (await sorted(db, companyId).where('advice_id', '=', adviceId).limit(MAX_LISTED).execute()).map(
    actionPointOf,
  )

/** The condition of the filters except the state. */
function matches({ theme, holder }: ActionPointQuery) {
  const hasTheme = theme ? sql`themes @> array[${theme}]` : sql`true`
  const hasHolder = holder === undefined ? sql`true` : sql`action_holder = ${holder}`
  return sql<boolean>`(${hasTheme} and ${hasHolder})`
}

/**
 * Returns one page of action points: open ones by deadline, completed ones with the last completed first. Empty after
 * the last page.
 */
export async function listActionPointPage(
  db: Db,
  companyId: number,
  query: ActionPointQuery,
): Promise<ActionPointPage> {
  const { page, size, state } = query
  const isMatch = matches(query)
  const { total, ...states } = await db
    .selectFrom('action_item')
    .select([
      sql<number>`count(*)::int`.as('total'),
      sql<number>`count(*) filter (where ${isMatch} and ${inState.OPEN})::int`.as('OPEN'),
      sql<number>`count(*) filter (where ${isMatch} and ${inState.LATE})::int`.as('LATE'),
      sql<number>`count(*) filter (where ${isMatch} and ${inState.DONE})::int`.as('DONE'),
    ])
    .where('company_id', '=', companyId)
    .executeTakeFirstOrThrow()
  const holders = await db
    .selectFrom('action_item')
    .select('action_holder as name')
    .where('company_id', '=', companyId)
    .where('action_holder', '<>', '')
    .groupBy('action_holder')
    .orderBy(nameOrder(sql.ref('action_holder')))
    .orderBy(sql`action_holder collate "C"`)
    .limit(MAX_HOLDERS)
    .execute()
  // The ids first: PostgreSQL would look up the people of all action points, and not only of this page.
  const ids = db
    .selectFrom('action_item')
    .select('id')
    .where('company_id', '=', companyId)
    .where(isMatch)
    .where(inState[state])
    .orderBy(order)
    .limit(size)
    .offset((page - 1) * size)
  const rows = await sorted(db, companyId).where('action_item.id', 'in', ids).execute()
  return {
    items: rows.map(actionPointOf),
    count: states[state],
    total,
    states,
    holders: holders.map(({ name }) => name),
  }
}

/** An action point with the address of its holder, which only users with the level ADMIN may see. */
const withAddress = (row: ActionPointRow) => ({ ...actionPointOf(row), holderEmail: row.holderEmail })

/** Returns an action point and the address of its holder; undefined when the company has no such action point. */
export async function findActionPoint(db: Db, companyId: number, id: number) {
  const row = await selectActionPoints(db, companyId).where('action_item.id', '=', id).executeTakeFirst()
  return row && withAddress(row)
}

/**
 * Returns the addresses of the holders of a company's action points by their ids, of those that have one. Only users with
 * the level ADMIN may see them.
 */
export async function listHolderEmails(db: Db, companyId: number): Promise<Map<number, string>> {
  const rows = await db
    .selectFrom('action_item')
    .select(['id', 'holder_email as email'])
    .where('company_id', '=', companyId)
    .where('holder_email', '<>', '')
    .execute()
  return new Map(rows.map(({ id, email }) => [id, email]))
}

/** Like `findActionPoint`, with the name of the user who saved it last. Locks it until the end of the transaction. */
export async function findActionPointForUpdate(transaction: Db, companyId: number, id: number) {
  const row = await selectActionPoints(transaction, companyId)
    .select(selectAuthor('action_item.updated_by').as('updated_by'))
    .where('action_item.id', '=', id)
    .forUpdate('action_item')
    .executeTakeFirst()
  return row && { actionPoint: withAddress(row), updatedBy: row.updated_by?.name ?? null }
}

/** Counts the open action points of a company, and those past their deadline. */
export const countActionPoints = (db: Db, companyId: number) =>
  db
    .selectFrom('action_item')
    .select([
      sql<number>`count(*)::int`.as('open'),
      sql<number>`count(*) filter (where ${isLate})::int`.as('late'),
    ])
    .where('company_id', '=', companyId)
    .where('completed_at', 'is', null)
    .executeTakeFirstOrThrow()
