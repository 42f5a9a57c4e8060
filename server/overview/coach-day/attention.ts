import type { Kysely } from 'kysely'
import type { Database } from '#server/platform/database/schema.ts'
import type { Attention } from '#shared/domain/overview/coach-day.ts'
import {
  countDirectRisks,
  countLateActionPoints,
  findCompanies,
  findInvitedDates,
  findSilences,
  findUnreadAdvices,
} from './attention-queries.ts'
import type { FoundCompany } from './survey.ts'

type Db = Kysely<Database>

type Reason = Attention['reason']
type DetailsOf<Item> = Item extends Attention ? Omit<Item, 'companyName' | 'lastVisit' | 'reason'> : never
type FindDetails<R extends Reason> = (
  db: Db,
  ids: readonly number[],
  coachId: number,
) => Promise<DetailsOf<Extract<Attention, { reason: R }>>[]>

const finders: { [R in Reason]: FindDetails<R> } = {
  DIRECT_RISKS: countDirectRisks,
  LATE_ACTION_POINTS: countLateActionPoints,
  SILENT: findSilences,
  UNREAD_ADVICE: findUnreadAdvices,
  NOT_VISITED: findInvitedDates,
}
const reasons = Object.keys(finders) as Reason[]

/** Leaves out what was solved in the meantime. */
export async function describeCompanies(
  db: Db,
  found: readonly FoundCompany[],
  coachId: number,
): Promise<Attention[]> {
  const ids = found.map(({ id }) => id)
  if (ids.length === 0) return []
  const [companies, ...details] = await Promise.all([
    findCompanies(db, ids),
    ...reasons.map(async (reason) => {
      const concerned = found.filter((company) => company.reason === reason).map(({ id }) => id)
      const rows = concerned.length > 0 ? await finders[reason](db, concerned, coachId) : []
      return rows.map((row) => ({ ...row, reason }) as DetailsOf<Attention> & { reason: Reason })
    }),
  ])
  const isOf = (id: number) => (row: { companyId: number }) => row.companyId === id
  return ids.flatMap((id) => {
    const company = companies.find(isOf(id))
    const reason = details.flat().find(isOf(id))
    return company && reason ? [{ ...reason, ...company } as Attention] : []
  })
}
