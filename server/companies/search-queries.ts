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

/** Up to this number, companies that are open to coaches are counted and are on a page of the list. */
const MAX_LISTED = 10_000
/** From this number of matches on, a search ends before it has compared all names. */
const MAX_MATCHES = 1_000
/** How long a step of a search may take, in milliseconds. The embedded database does nothing else meanwhile. */
const STEP_MS = 20
/** The gram that every name has, for a text without letters, digits or signs. */
const GRAM_OF_ALL = 0

const isOpen = sql<boolean>`coach_invited_at is not null`

/** The companies that the user owns or is invited to, without those that are open to coaches for a coach. */
const selectOwn = (db: Kysely<Database>, userId: RawBuilder<number>, isCoach: boolean) => sql`
  select id, lower(name) as name, sort_key from company
  where id in ${selectRelated(db, userId)} and not ${isCoach ? isOpen : sql`false`}`

/** The number of companies that are open to coaches, up to one more than `MAX_LISTED`. */
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

/**
 * The list of a coach, who also has the companies that are open to coaches, which may be hundreds of thousands: only as
 * many of them are read as the page needs.
 */
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

/** Like `searchOfUser`, with these companies as matches among those that are open to coaches. */
const searchOfCoach = preparedQuery((db, slot: Slots<Search & { found: number[] }>) => {
  const search = sql<SearchResult>`
    with own as materialized (${selectOwn(db, slot('userId'), true)}),
    matches as (select id, sort_key from own where name like lower(${slot('pattern')}))
    select
      (select count(*)::int from own) + ${openCount} as total,
      (select count(*)::int from matches) as count,
      array(
        select id from (
          select id, sort_key from matches
          union all select id, sort_key from company where id = any(${slot('found')}::int[])
        ) as found
        order by sort_key, id limit ${slot('size')} offset ${slot('skip')}
      ) as ids`
  return { compile: () => search.compile(db) }
})

type Step = { first: number; counted: number }

/** The next step of a search in what is open to coaches. `next`: the part of the alphabet to go on with; null for the end. */
const searchStep = preparedQuery((db, slot: Slots<Step & { grams: number[]; pattern: string }>) => {
  const search = sql<{ ids: number[]; next: number | null }>`
    select ids, next from search_open_companies_step(
      ${slot('grams')}, lower(${slot('pattern')}), ${sql.lit(MAX_MATCHES + 1)}, ${slot('first')}, ${slot('counted')},
      ${sql.lit(STEP_MS)})`
  return { compile: () => search.compile(db) }
})

/**
 * Finds the companies that are open to coaches whose name contains the text, in the order of the list, step by step: other
 * requests have their turn in between. Ends after more than `MAX_MATCHES`.
 */
async function findOpen(db: Kysely<Database>, text: string, pattern: string): Promise<number[]> {
  const { grams } = await readSearch(db, text)
  const found: number[] = []
  let first: number | null = 0
  while (first !== null) {
    const [step]: { ids: number[]; next: number | null }[] = await searchStep(db, {
      grams: grams.length > 0 ? grams : [GRAM_OF_ALL],
      pattern,
      first,
      counted: found.length,
    })
    found.push(...step!.ids)
    first = step!.next
  }
  return found
}

/** The list or the search of a coach. `isCountCapped`: whether there are more than `count`. */
async function searchForCoach(db: Kysely<Database>, { pattern, ...values }: Search, text: string) {
  if (text === '') {
    const size = Math.max(0, Math.min(values.size, MAX_LISTED - values.skip))
    const [result] = await listOfCoach(db, { ...values, skip: Math.min(values.skip, MAX_LISTED), size })
    const total = Math.min(result!.total, MAX_LISTED)
    return { ...result!, total, count: total, isCountCapped: result!.total > MAX_LISTED }
  }
  const found = await findOpen(db, text, pattern)
  const end = values.skip + values.size
  const [result] = await searchOfCoach(db, { ...values, pattern, found: found.slice(0, end) })
  const { ids, count, ...own } = result!
  const total = Math.min(own.total, MAX_LISTED)
  if (found.length <= MAX_MATCHES) return { ids, total, count: count + found.length, isCountCapped: false }
  const shown = ids.slice(0, Math.max(0, MAX_MATCHES - values.skip))
  return { ids: shown, total, count: MAX_MATCHES, isCountCapped: true }
}

/** The pattern of LIKE for names that contain this text. */
const containsPattern = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`

/**
 * Returns one page of the companies that the user owns, is invited to and, for a coach, that are open to coaches,
 * ordered by name. `search`: text in the name, in any case. `total`: the number of companies; `count`: the number of
 * matches. Of what is open to coaches both are exact up to 10,000, and matches up to 1,000, beyond which there are no
 * pages. A page after the last one is empty.
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
