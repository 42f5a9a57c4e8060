import { type Kysely, type RawBuilder, sql } from 'kysely'

import type { PageQuery } from '#shared/domain/page-query.ts'
import { preparedQuery, type Slots } from '../database/prepared-query.ts'
import type { Database } from '../database/schema.ts'
import type { CurrentUser } from '../http/access.ts'
import { listCompaniesWithIds, selectRelated } from './queries.ts'

type Search = { userId: number; pattern: string; size: number; skip: number }

type SearchResult = { ids: number[]; count: number; total: number }

/**
 * Prepares the query for the number of companies of a user, the number of matches and the ids of one page of matches.
 * Users have few companies of their own. A coach also has those that are open to coaches, which may be thousands:
 * these are counted, and only as many of them are sorted as the page needs.
 */
const prepareSearch = ({ isCoach, isSearched }: { isCoach: boolean; isSearched: boolean }) =>
  preparedQuery((db, slot: Slots<Search>) => {
    const isOpen = isCoach ? sql`coach_invited_at is not null` : sql`false`
    const matches = (name: RawBuilder<unknown>) =>
      isSearched ? sql`${name} like lower(${slot('pattern')})` : sql`true`
    const search = sql<SearchResult>`
      with own as materialized (
        select id, lower(name) as name, sort_key from company
        where id in ${selectRelated(db, slot('userId'))} and not ${isOpen}
      )
      select
        (select count(*)::int from own) +
          (select count(*)::int from company where ${isOpen}) as total,
        (select count(*)::int from own where ${matches(sql`name`)}) +
          (select count(*)::int from company where ${isOpen} and ${matches(sql`lower(name)`)}) as count,
        array(
          select id from (
            select id, sort_key from own where ${matches(sql`name`)}
            union all (
              select id, sort_key from company where ${isOpen} and ${matches(sql`lower(name)`)}
              order by sort_key, id limit ${slot('size')}::int + ${slot('skip')}::int
            )
          ) as found
          order by sort_key, id limit ${slot('size')} offset ${slot('skip')}
        ) as ids`
    return { compile: () => search.compile(db) }
  })

// Four queries instead of one with conditions, which PostgreSQL would plan again for each run.
const listOfUser = prepareSearch({ isCoach: false, isSearched: false })
const searchOfUser = prepareSearch({ isCoach: false, isSearched: true })
const listOfCoach = prepareSearch({ isCoach: true, isSearched: false })
const searchOfCoach = prepareSearch({ isCoach: true, isSearched: true })

/** The pattern of LIKE for names that contain this text. */
const containsPattern = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`

/**
 * Returns one page of the companies that the user owns, is invited to and, for a coach, that are open to coaches,
 * ordered by name. `search`: text in the name, in any case. `total`: the number of companies; `count`: the number of
 * matches. A page after the last one is empty.
 */
export async function searchCompanies(
  db: Kysely<Database>,
  user: CurrentUser,
  { search, page, size }: PageQuery,
  websiteUrl: string,
) {
  const values = { userId: user.id, size, skip: (page - 1) * size, pattern: containsPattern(search) }
  const isCoach = user.roles.includes('BW_COACH')
  const [listIds, searchIds] = isCoach ? [listOfCoach, searchOfCoach] : [listOfUser, searchOfUser]
  const [result] = await (search === '' ? listIds : searchIds)(db, values)
  const { ids, count, total } = result!
  return { items: await listCompaniesWithIds(db, user, ids, websiteUrl), count, total }
}
