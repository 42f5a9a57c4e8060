import { type Kysely, type RawBuilder, sql } from 'kysely'

import type { PageQuery } from '#shared/domain/page.ts'
import { preparedQuery, type Slots } from '../database/prepared-query.ts'
import type { Database } from '../database/schema.ts'
import type { CurrentUser } from '../http/access.ts'
import { listCompaniesWithIds, selectRelated } from './queries.ts'

type Search = { userId: number; pattern: string; size: number; skip: number }
type Found = { ids: number[]; count: number; total: number }

/**
 * In one run how many companies somebody has, how many match, and the ids of one page of those. Who is not a coach has
 * few of their own. A coach also has what is open to coaches, which may be thousands: those are counted, and no more of
 * them sorted than the page needs.
 */
const searchOf = ({ isCoach, isSearched }: { isCoach: boolean; isSearched: boolean }) =>
  preparedQuery((db, slot: Slots<Search>) => {
    const isOpen = isCoach ? sql`coach_invited_at is not null` : sql`false`
    const matches = (name: RawBuilder<unknown>) =>
      isSearched ? sql`${name} like lower(${slot('pattern')})` : sql`true`
    const search = sql<Found>`
      with own as materialized (
        select id, lower(name) as name from company
        where id in ${selectRelated(db, slot('userId'))} and not ${isOpen}
      )
      select
        (select count(*)::int from own) +
          (select count(*)::int from company where ${isOpen}) as total,
        (select count(*)::int from own where ${matches(sql`name`)}) +
          (select count(*)::int from company where ${isOpen} and ${matches(sql`lower(name)`)}) as count,
        array(
          select id from (
            select id, name from own where ${matches(sql`name`)}
            union all (
              select id, lower(name) from company where ${isOpen} and ${matches(sql`lower(name)`)}
              order by lower(name), id limit ${slot('size')}::int + ${slot('skip')}::int
            )
          ) as found
          order by name, id limit ${slot('size')} offset ${slot('skip')}
        ) as ids`
    return { compile: () => search.compile(db) }
  })

// Not one query with conditions in it: PostgreSQL would plan that anew for each run.
const listOfUser = searchOf({ isCoach: false, isSearched: false })
const searchOfUser = searchOf({ isCoach: false, isSearched: true })
const listOfCoach = searchOf({ isCoach: true, isSearched: false })
const searchOfCoach = searchOf({ isCoach: true, isSearched: true })

/** What contains this text, wherever it stands; in LIKE's own language. */
const containing = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`

/**
 * One page of what the user owns, is invited to and, for a coach, what was opened to coaches, by name. `total`: how much
 * that is; `count`: how much of it has `search` in its name, in upper or lower case. A page behind the last is empty.
 */
export async function searchCompanies(
  db: Kysely<Database>,
  user: CurrentUser,
  { search, page, size }: PageQuery,
  websiteUrl: string,
) {
  const asked = { userId: user.id, size, skip: (page - 1) * size, pattern: containing(search) }
  const isCoach = user.roles.includes('BW_COACH')
  const [list, find] = isCoach ? [listOfCoach, searchOfCoach] : [listOfUser, searchOfUser]
  const [found] = await (search === '' ? list : find)(db, asked)
  const { ids, count, total } = found!
  return { items: await listCompaniesWithIds(db, user, ids, websiteUrl), count, total }
}
