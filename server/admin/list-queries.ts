import { type Kysely, type RawBuilder, sql } from 'kysely'

import {
  type AdminCompanyPage,
  type AdminListQuery,
  type AdminUserPage,
  MAX_COUNT,
} from '#shared/domain/admin-lists.ts'
import { preparedQuery, type Slots } from '../database/prepared-query.ts'
import type { Database } from '../database/schema.ts'
import { fullName } from '../session/queries.ts'
import { readSearch, type SearchConditions } from './search-conditions.ts'

type Page = { size: number; skip: number }
type Found = { ids: number[]; count: number; total: number }

/** Prepares the queries for the ids of a page. Both count to one more than `MAX_COUNT`, at which they stop. */
function prepareLists(table: 'person' | 'company', searchFunction: string) {
  const searched = sql.table(`${table}_search`)
  const id = sql.ref(`${table}_id`)
  const total = sql`(select count(*)::int from (select from ${searched} limit ${sql.lit(MAX_COUNT + 1)}) as counted)`
  const prepare = <Values extends Page>(select: (slot: Slots<Values>) => RawBuilder<Found>) =>
    preparedQuery<Values, Found>((db, slot) => ({ compile: () => select(slot).compile(db) }))
  return {
    list: prepare<Page>(
      (slot) => sql`
        select counted as count, counted as total, array(
          select ${id} from ${searched} order by sort_key, ${id} limit ${slot('size')} offset ${slot('skip')}
        ) as ids from ${total} as totals (counted)`,
    ),
    search: prepare<Page & SearchConditions>(
      (slot) => sql`
        select count, ids, ${total} as total
        from ${sql.id(searchFunction)}(
          ${slot('grams')}, ${slot('patterns')}, ${slot('skip')}, ${slot('size')}, ${sql.lit(MAX_COUNT)})`,
    ),
  }
}

const people = prepareLists('person', 'search_people')
const companies = prepareLists('company', 'search_companies')

/** Finds the ids of one page, and the numbers of matches and of all items, both at most `MAX_COUNT`. */
async function findPage(
  db: Kysely<Database>,
  lists: ReturnType<typeof prepareLists>,
  { search, page, size }: AdminListQuery,
) {
  const skip = Math.min((page - 1) * size, MAX_COUNT)
  const values = { skip, size: Math.min(size, MAX_COUNT - skip) }
  const conditions = await readSearch(db, search)
  const [found] = conditions.grams.length
    ? await lists.search(db, { ...values, ...conditions })
    : await lists.list(db, values)
  const { ids, count, total } = found!
  return {
    ids,
    count: Math.min(count, MAX_COUNT),
    total: Math.min(total, MAX_COUNT),
    isCountCapped: count > MAX_COUNT,
    isTotalCapped: total > MAX_COUNT,
  }
}

const inOrderOf = (ids: RawBuilder<number[]>, id: string) =>
  sql`array_position(${ids}::int[], ${sql.ref(id)})`
const isOneOf = (ids: RawBuilder<number[]>) => sql<number>`any(${ids}::int[])`

const usersWithIds = preparedQuery((db, slot: Slots<{ ids: number[] }>) =>
  db
    .selectFrom('person')
    .select([
      'id',
      'first_name as firstName',
      'middle_name as middleName',
      'last_name as lastName',
      fullName.as('fullName'),
      'email as emailAddress',
      'roles',
      'receives_newsletter as receivesNewsletter',
    ])
    .where('id', '=', isOneOf(slot('ids')))
    .orderBy(inOrderOf(slot('ids'), 'id')),
)

const companiesWithIds = preparedQuery((db, slot: Slots<{ ids: number[] }>) =>
  db
    .selectFrom('company')
    .innerJoin('person', 'person.id', 'owner_id')
    .select(['company.id', 'name', fullName.as('ownerName'), 'person.email as ownerEmail'])
    .where('company.id', '=', isOneOf(slot('ids')))
    .orderBy(inOrderOf(slot('ids'), 'company.id')),
)

/**
 * Returns one page of all users, by first name and last name. Searches first, middle and last names and e-mail
 * addresses. A page after the last one is empty.
 */
export async function listUsers(db: Kysely<Database>, query: AdminListQuery): Promise<AdminUserPage> {
  const { ids, ...counts } = await findPage(db, people, query)
  return { items: await usersWithIds(db, { ids }), ...counts }
}

/**
 * Returns one page of all companies, by name. Searches their names, and the names and e-mail addresses of their owners.
 * A page after the last one is empty.
 */
export async function listAllCompanies(
  db: Kysely<Database>,
  query: AdminListQuery,
): Promise<AdminCompanyPage> {
  const { ids, ...counts } = await findPage(db, companies, query)
  return { items: await companiesWithIds(db, { ids }), ...counts }
}
