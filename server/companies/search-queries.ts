import { type Kysely, type RawBuilder, sql } from 'kysely'
import { preparedQuery, type Slots } from '#server/platform/database/prepared-query.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { readSearch } from '#server/platform/database/search-conditions.ts'
import type { CurrentUser } from '#server/platform/http/access.ts'
import type { PageQuery } from '#shared/domain/basics/page-query.ts'
import type { CheckAddresses } from './checks.ts'
import { listCompaniesWithIds, selectRelated } from './queries.ts'

type Search = { userId: number; pattern: string; size: number; skip: number }

type SearchResult = { ids: number[]; count: number; total: number }

/** Up to this number, companies that are open to coaches are counted and listed. */
const MAX_LISTED = 10_000
/** Above this number of matches among them, a search ends before it has compared all names. */
const MAX_MATCHES = 1_000
/** The gram that every name has, for a text without letters, digits or signs. */
const GRAM_OF_ALL = 0

const isOpen = sql<boolean>`coach_invited_at is not null`

/** For a coach without the companies that are open to coaches. */
const selectOwn = (db: Kysely<Database>, userId: RawBuilder<number>, isCoach: boolean) => sql`
  select id, lower(name) as name, sort_key from company
  where id in ${selectRelated(db, userId)} and not ${isCoach ? isOpen : sql`false`}`

/** Counts to one more than `MAX_LISTED`. */
const openCount = sql`(
  select count(*)::int from (select from company where ${isOpen} limit ${sql.lit(MAX_LISTED + 1)}) as counted)`

/** Users have few companies of their own. `total`: of all, `count`: of those that match. */
const searchOfUser = preparedQuery((db, slot: Slots<Search>) => {
  const matches = sql`name like lower(${slot('pattern')})`
  const search = sql<SearchResult>`
    with own as materialized (${selectOwn(db, slot('userId'), false)})
    select
      (select count(*)::int from own) as total,
      (select count(*)::int from own where ${matches}) as count,
      array(
        select id from own where ${matches} order by sort_key, id limit ${slot('size')} offset ${slot('skip')}
      ) as ids`
  return { compile: () => search.compile(db) }
})

/** Hundreds of thousands of companies may be open to coaches: reads only as many of them as the page needs. */
const listOfCoach = preparedQuery((db, slot: Slots<Omit<Search, 'pattern'>>) => {
  const list = sql<SearchResult>`
    with own as materialized (${selectOwn(db, slot('userId'), true)}),
    totals as (select (select count(*)::int from own) + ${openCount} as total)
    select total, total as count, array(
      select id from (
        select id, sort_key from own
        union all (
          select id, sort_key from company where ${isOpen}
          order by sort_key, id limit ${slot('size')}::int + ${slot('skip')}::int
        )
      ) as found
      order by sort_key, id limit ${slot('size')} offset ${slot('skip')}
    ) as ids from totals`
  return { compile: () => list.compile(db) }
})

/** `count`: of the coach's own companies, `openCount`: of those that are open to coaches, to one more than `MAX_MATCHES`. */
const searchOfCoach = preparedQuery((db, slot: Slots<Search & { grams: number[] }>) => {
  const pattern = sql`lower(${slot('pattern')})`
  const search = sql<SearchResult & { openCount: number }>`
    with own as materialized (${selectOwn(db, slot('userId'), true)}),
    matches as (select id, sort_key from own where name like ${pattern}),
    found as materialized (
      select search_open_companies(${slot('grams')}, ${pattern}, ${sql.lit(MAX_MATCHES + 1)}) as ids)
    select
      (select count(*)::int from own) + ${openCount} as total,
      (select count(*)::int from matches) as count,
      (select cardinality(ids) from found) as open_count,
      array(
        select id from (
          select id, sort_key from matches
          union all
          select id, sort_key from company
          where id = any((select ids[:${slot('skip')}::int + ${slot('size')}::int] from found)::int[])
        ) as listed
        order by sort_key, id limit ${slot('size')} offset ${slot('skip')}
      ) as ids`
  return { compile: () => search.compile(db) }
})

/** `isCountCapped`: whether there are more than `count`. */
async function searchForCoach(db: Kysely<Database>, { pattern, ...values }: Search, text: string) {
  if (text === '') {
    const size = Math.max(0, Math.min(values.size, MAX_LISTED - values.skip))
    const [result] = await listOfCoach(db, { ...values, skip: Math.min(values.skip, MAX_LISTED), size })
    const total = Math.min(result!.total, MAX_LISTED)
    return { ...result!, total, count: total, isCountCapped: result!.total > MAX_LISTED }
  }
  const { grams } = await readSearch(db, text)
  const search = { ...values, pattern, grams: grams.length > 0 ? grams : [GRAM_OF_ALL] }
  const { ids, count, openCount, ...found } = (await searchOfCoach(db, search))[0]!
  const total = Math.min(found.total, MAX_LISTED)
  if (openCount <= MAX_MATCHES) return { ids, total, count: count + openCount, isCountCapped: false }
  const shown = ids.slice(0, Math.max(0, MAX_MATCHES - values.skip))
  return { ids: shown, total, count: MAX_MATCHES, isCountCapped: true }
}

const containsPattern = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`

/**
 * By name. `search`: text in the name, in any case. `total`: all companies; `count`: matches. Of companies open to
 * coaches `total` is exact up to 10,000 and `count` up to 1,000, beyond which there are no pages.
 */
export async function searchCompanies(
  db: Kysely<Database>,
  user: CurrentUser,
  { search, page, size }: PageQuery,
  addresses: CheckAddresses,
) {
  const values = { userId: user.id, size, skip: (page - 1) * size, pattern: containsPattern(search) }
  const { ids, ...counts } = user.roles.includes('BW_COACH')
    ? await searchForCoach(db, values, search)
    : { ...(await searchOfUser(db, values))[0]!, isCountCapped: false }
  return { items: await listCompaniesWithIds(db, user, ids, addresses), ...counts }
}
