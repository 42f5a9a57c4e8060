import { sql } from 'kysely'
import type { Db, SectionCheck } from '#server/checks/engine/queries.ts'
import { refreshIfOutdated } from '#server/checks/engine/status.ts'
import type {
  ListedSubstance,
  NamedRecord,
  RegisteredSubstance,
} from '#server/checks/plan/substance-documents/source.ts'
import { isArchived, listRisks, order, recordOf, selectSubstances } from './queries.ts'
import { listShares, totalsOf } from './record-answers.ts'
import { isToBeRegistered } from './registration.ts'

const columns = ['section.id', 'section.name', 'record', 'sdsFileId'] as const

type Row = { name: string | null } & Parameters<typeof recordOf>[0]

const named = (row: Row): NamedRecord => ({ name: row.name!, record: recordOf(row) })

/** In the order of its page; those that are not used any more come last. */
export async function readList(db: Db, check: SectionCheck): Promise<ListedSubstance[]> {
  await refreshIfOutdated(db, check)
  const rows = await selectSubstances(db, check)
    .select([...columns, 'section.status', 'section.numUnfinished', 'section.archivedAt'])
    .orderBy(order)
    .execute()
  const ids = rows.map(({ id }) => id)
  const [risks, counted] = await Promise.all([listRisks(db, ids), listShares(db, check)])
  const totals = totalsOf(counted)
  const shares = new Map(counted.map((substance) => [substance.id, substance]))
  return rows.map((row) => {
    const own = shares.get(row.id)
    return {
      ...named(row),
      status: row.status,
      numUnfinished: row.numUnfinished,
      archivedOn: row.archivedAt?.toISOString() ?? null,
      storedBeside: own ? totals(own).storedBeside : 0,
      risks: risks.get(row.id) ?? [],
    }
  })
}

/** Those in use, by name, and whether each has a list of who is exposed. */
export async function readRegistration(db: Db, check: SectionCheck): Promise<RegisteredSubstance[]> {
  const rows = await selectSubstances(db, check)
    .select(columns)
    .where(sql<boolean>`not ${isArchived}`)
    .where(isToBeRegistered)
    .orderBy(sql`lower(section.name), section.id`)
    .execute()
  const answers = await db
    .selectFrom('checkAnswer')
    .select(['sectionId as id', 'answers'])
    .where('sectionId', '=', sql<number>`any(${rows.map(({ id }) => id)}::int[])`)
    .where('scriptKey', '=', 'CMR')
    .where('questionKey', '=', 'list')
    .execute()
  const answerOf = new Map(answers.map(({ id, answers: [given] }) => [id, given?.answerId]))
  return rows.map((row) => {
    const answer = answerOf.get(row.id)
    return { ...named(row), hasExposureList: answer === undefined ? null : answer === 'yes' }
  })
}
