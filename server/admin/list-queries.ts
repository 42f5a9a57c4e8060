import { type Kysely, type RawBuilder, sql } from 'kysely'
import { preparedQuery, type Slots } from '#server/platform/database/prepared-query.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { readSearch, type SearchConditions } from '#server/platform/database/search-conditions.ts'
import { fullName } from '#server/platform/session/queries.ts'
import {
  type AdminCompanyPage,
  type AdminListQuery,
  type AdminUserPage,
  MAX_COUNT,
} from '#shared/domain/admin/admin-lists.ts'

type Page = { size: number; skip: number }
type Found = { ids: number[]; count: number }

/** The queries stop counting at one more than `MAX_COUNT`. */
function prepareLists(table: 'person' | 'company', searchFunction: string) {
  const searched = sql.table(`${table}_search`)
  const id = sql.ref(`${table}_id`)
  const prepare = <Values extends Record<string, unknown>, Row>(
    select: (slot: Slots<Values>) => RawBuilder<Row>,
  ) => preparedQuery<Values, Row>((db, slot) => ({ compile: () => select(slot).compile(db) }))
  return {
    total: prepare<Record<string, never>, { total: number }>(
      () =>
        sql`select count(*)::int as total from (select from ${searched} limit ${sql.lit(MAX_COUNT + 1)}) as counted`,
    ),
    list: prepare<Page, { ids: number[] }>(
      (slot) => sql`
        select array(
          select ${id} from ${searched} order by sort_key, ${id} limit ${slot('size')} offset ${slot('skip')}
        ) as ids`,
    ),
    search: prepare<Page & SearchConditions, Found>(
      (slot) => sql`
        select count, ids
        from ${sql.id(searchFunction)}(
          ${slot('grams')}, ${slot('patterns')}, ${slot('skip')}, ${slot('size')}, ${sql.lit(MAX_COUNT)})`,
    ),
  }
}

type Lists = ReturnType<typeof prepareLists>

const people = prepareLists('person', 'search_people')
const companies = prepareLists('company', 'search_companies')

async function findPage(db: Kysely<Database>, lists: Lists, { search, page, size }: AdminListQuery) {
  const skip = Math.min((page - 1) * size, MAX_COUNT)
  const values = { skip, size: Math.min(size, MAX_COUNT - skip) }
  const conditions = await readSearch(db, search)
  const total = (await lists.total(db, {}))[0]!.total
  const { ids, count } = conditions.grams.length
    ? (await lists.search(db, { ...values, ...conditions }))[0]!
    : { ids: (await lists.list(db, values))[0]!.ids, count: total }
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
      'firstName',
      'middleName',
      'lastName',
      fullName.as('fullName'),
      'email as emailAddress',
      'roles',
      'receivesNewsletter',
    ])
    .where('id', '=', isOneOf(slot('ids')))
    .orderBy(inOrderOf(slot('ids'), 'id')),
)

const companiesWithIds = preparedQuery((db, slot: Slots<{ ids: number[] }>) =>
  db
    .selectFrom('company')
    .innerJoin('person', 'person.id', 'ownerId')
    .select(['company.id', 'name', fullName.as('ownerName'), 'person.email as ownerEmail'])
    .where('company.id', '=', isOneOf(slot('ids')))
    .orderBy(inOrderOf(slot('ids'), 'company.id')),
)

/** By first and last name. Searches names and e-mail addresses. */
export async function listUsers(db: Kysely<Database>, query: AdminListQuery): Promise<AdminUserPage> {
  const { ids, ...counts } = await findPage(db, people, query)
  return { items: await usersWithIds(db, { ids }), ...counts }
}

/** By name. Searches names, and the names and e-mail addresses of owners. */
export async function listAllCompanies(
  db: Kysely<Database>,
  query: AdminListQuery,
): Promise<AdminCompanyPage> {
  const { ids, ...counts } = await findPage(db, companies, query)
  return { items: await companiesWithIds(db, { ids }), ...counts }
}
