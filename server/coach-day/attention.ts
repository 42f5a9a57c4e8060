import type { Kysely } from 'kysely'

import type { Attention, CoachDay } from '#shared/domain/coach-day.ts'
import type { Database } from '../database/schema.ts'
import {
  countDirectRisks,
  countLateActionPoints,
  findCompanies,
  findInvitedDates,
  findSilences,
  findUnreadAdvices,
  listNotVisited,
  listSilent,
  listWithDirectRisks,
  listWithLateActionPoints,
  listWithUnreadAdvices,
} from './attention-queries.ts'

type Db = Kysely<Database>

/** Number of companies that are named. */
const MAX_NAMED = 10

type Reason = Attention['reason']
/** What a reason says about a company, without what is said about each company. */
type DetailsOf<Item> = Item extends Attention ? Omit<Item, 'companyName' | 'lastVisit' | 'reason'> : never
type Queries<R extends Reason> = {
  /** The ids of the companies with this reason, the worst first; it may leave out `excluded`. */
  list: (db: Db, coachId: number, excluded: number[]) => Promise<number[]>
  /** The details of these companies. */
  describe: (
    db: Db,
    ids: readonly number[],
    coachId: number,
  ) => Promise<DetailsOf<Extract<Attention, { reason: R }>>[]>
}

/** The strongest reason first. Source of the order: docs/decisions/0029. */
const queries: { [R in Reason]: Queries<R> } = {
  DIRECT_RISKS: { list: listWithDirectRisks, describe: countDirectRisks },
  LATE_ACTION_POINTS: { list: listWithLateActionPoints, describe: countLateActionPoints },
  SILENT: { list: listSilent, describe: findSilences },
  UNREAD_ADVICE: { list: listWithUnreadAdvices, describe: findUnreadAdvices },
  NOT_VISITED: { list: listNotVisited, describe: findInvitedDates },
}
const reasons = Object.keys(queries) as Reason[]

/** Returns the strongest reason of each company that needs attention, by its id, the worst first. */
async function rankCompanies(db: Db, coachId: number): Promise<Map<number, Reason>> {
  const ranked = new Map<number, Reason>()
  for (const reason of reasons)
    for (const id of await queries[reason].list(db, coachId, [...ranked.keys()]))
      if (!ranked.has(id)) ranked.set(id, reason)
  return ranked
}

/** Returns the companies with the details of their reasons. Leaves out what was solved in the meantime. */
async function describe(db: Db, coachId: number, ranked: readonly [id: number, Reason][]) {
  const ids = ranked.map(([id]) => id)
  if (ids.length === 0) return []
  const [companies, ...details] = await Promise.all([
    findCompanies(db, ids),
    ...reasons.map(async (reason) => {
      const concerned = ranked.filter(([, other]) => other === reason).map(([id]) => id)
      const rows = concerned.length > 0 ? await queries[reason].describe(db, concerned, coachId) : []
      return rows.map((row) => ({ ...row, reason }) as DetailsOf<Attention> & { reason: Reason })
    }),
  ])
  const isOf = (id: number) => (row: { companyId: number }) => row.companyId === id
  return ids.flatMap((id) => {
    const company = companies.find(isOf(id))
    const found = details.flat().find(isOf(id))
    return company && found ? [{ ...found, ...company } as Attention] : []
  })
}

/** Returns which companies need the attention of a coach: their number, and the ten worst with their strongest reason. */
export async function findAttention(db: Db, coachId: number): Promise<CoachDay['attention']> {
  const ranked = await rankCompanies(db, coachId)
  return { count: ranked.size, items: await describe(db, coachId, [...ranked].slice(0, MAX_NAMED)) }
}
