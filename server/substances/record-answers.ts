import { setImmediate } from 'node:timers/promises'

import { sql } from 'kysely'
import {
  type AnswerRow,
  type Db,
  listAnswerRows,
  type SectionCheck,
  type SectionRow,
} from '#server/checks/engine/queries.ts'
import { recordSolvedRisks } from '#server/checks/engine/solved-risks.ts'
import { updateSectionStatuses } from '#server/checks/engine/status.ts'
import { jsonArrayFrom, toRecordset } from '#server/platform/database/json.ts'
import { answersOf } from '#shared/domain/checks/check-flow.ts'
import { dangerBetween, type Reaction, reactionsOf } from '#shared/domain/substances/storage-reactions.ts'
import type { SubstanceRecord } from '#shared/domain/substances/substance.ts'
import {
  noTotals,
  type RecordAnswer,
  recordAnswers,
  type SubstanceListTotals,
} from '#shared/domain/substances/substance-answers.ts'

/** Before yielding to other requests: some milliseconds of work. */
const SUBSTANCES_PER_TICK = 50

/** What a substance has in common with others. `reactions`: with what stands beside it. */
export type Shares = {
  storagePlace: string
  stockGroup: string | null
  methodGroups: readonly string[]
  reactions: readonly Reaction[]
}

type Counted = Shares & { id: number; stock: number }

/** What `reactionsOf` reads of a record. */
export const reactionColumns = [
  sql<SubstanceRecord['form']>`record->>'form'`.as('form'),
  sql<SubstanceRecord['statementState']>`record->>'statementState'`.as('statementState'),
  sql<string[]>`record->'statements'`.as('statements'),
] as const

export async function listShares(db: Db, { companyId, questionnaire }: SectionCheck): Promise<Counted[]> {
  const substances = db
    .selectFrom('substance')
    .innerJoin('checkSection', 'checkSection.id', 'sectionId')
    .select(['sectionId', 'storagePlace', 'stockGroup', 'stock', 'methodGroups', ...reactionColumns])
    .where('companyId', '=', companyId)
    .where('check', '=', questionnaire.check)
    .where('archivedAt', 'is', null)
  // One row with JSON, which is read faster than two thousand.
  const { rows } = await db.selectNoFrom(jsonArrayFrom(substances).as('rows')).executeTakeFirstOrThrow()
  return rows.map((row) => ({
    id: row.sectionId,
    storagePlace: row.storagePlace,
    stockGroup: row.stockGroup,
    methodGroups: row.methodGroups,
    reactions: reactionsOf(row),
    stock: Number(row.stock ?? 0),
  }))
}

const placeKey = ({ storagePlace }: Pick<Shares, 'storagePlace'>) =>
  storagePlace === '' ? undefined : storagePlace.toLowerCase()

const stockKey = ({ storagePlace, stockGroup }: Shares) =>
  stockGroup === null || storagePlace === '' ? undefined : `${stockGroup}\n${storagePlace.toLowerCase()}`

const isSameReaction = (one: readonly Reaction[], other: readonly Reaction[]) => one.join() === other.join()

/** In each place, every combination once: two thousand substances in one place would be millions of pairs. */
function reactionsIn(substances: readonly Shares[]) {
  const places = new Map<string | undefined, { reactions: readonly Reaction[]; count: number }[]>()
  for (const substance of substances) {
    const place = placeKey(substance)
    if (place === undefined || substance.reactions.length === 0) continue
    const found = places.get(place) ?? []
    places.set(place, found)
    const same = found.find(({ reactions }) => isSameReaction(reactions, substance.reactions))
    if (same) same.count++
    else found.push({ reactions: substance.reactions, count: 1 })
  }
  return places
}

export function totalsOf(counted: readonly Counted[]): (substance: Counted) => SubstanceListTotals {
  const tasks = new Map<string, number>()
  const stocks = new Map<string, number>()
  const places = reactionsIn(counted)
  for (const substance of counted) {
    for (const group of substance.methodGroups) tasks.set(group, (tasks.get(group) ?? 0) + 1)
    const key = stockKey(substance)
    if (key !== undefined) stocks.set(key, (stocks.get(key) ?? 0) + substance.stock)
  }
  return (substance) => {
    const key = stockKey(substance)
    return {
      methodTasks: (group) => tasks.get(group) ?? 0,
      storedBeside: key === undefined ? 0 : (stocks.get(key) ?? 0) - substance.stock,
      besideIt: (places.get(placeKey(substance)) ?? [])
        .filter(({ count, reactions }) => count > 1 || !isSameReaction(reactions, substance.reactions))
        .map(({ reactions }) => reactions),
    }
  }
}

export async function readTotals(db: Db, check: SectionCheck, id: number): Promise<SubstanceListTotals> {
  const counted = await listShares(db, check)
  const own = counted.find((substance) => substance.id === id)
  return own ? totalsOf(counted)(own) : noTotals
}

function sharesAny(changed: readonly Shares[]): (substance: Shares) => boolean {
  const groups = new Set(changed.flatMap(({ methodGroups }) => methodGroups))
  const stocks = new Set(changed.map(stockKey))
  stocks.delete(undefined)
  const places = reactionsIn(changed)
  return (substance) =>
    substance.methodGroups.some((group) => groups.has(group)) ||
    stocks.has(stockKey(substance)) ||
    (places.get(placeKey(substance)) ?? []).some(
      ({ reactions }) => dangerBetween(reactions, substance.reactions) !== undefined,
    )
}

/** One of an earlier version is stored again, so that nothing stays outdated: see `date-worker.ts`. */
const isSame = (stored: AnswerRow | undefined, { answerIds }: RecordAnswer, version: number): boolean =>
  (stored?.version ?? version) >= version &&
  (stored?.answers ?? []).map(({ answerId }) => answerId).join() === answerIds.join()

/** All rows of the section, and those that changed. */
function replaceAnswers(
  { questionnaire }: SectionCheck,
  sectionId: number,
  rows: readonly AnswerRow[],
  answers: readonly RecordAnswer[],
) {
  const changed = answers.flatMap((answer) => {
    const { scriptKey, questionId, answerIds } = answer
    const stored = rows.find((row) => row.scriptKey === scriptKey && row.questionId === questionId)
    if (isSame(stored, answer, questionnaire.version)) return []
    const row: AnswerRow = {
      sectionId,
      scriptKey,
      questionId,
      answers: answerIds.map((answerId) => ({ answerId, value: '' })),
      revision: (stored?.revision ?? 0) + 1,
      version: questionnaire.version,
      answeredAt: new Date(),
      answeredBy: null,
    }
    return row
  })
  const isReplaced = (row: AnswerRow) =>
    changed.some(({ scriptKey, questionId }) => row.scriptKey === scriptKey && row.questionId === questionId)
  return { changed, after: [...rows.filter((row) => !isReplaced(row)), ...changed] }
}

async function storeRows(transaction: Db, rows: readonly AnswerRow[], userId: number | null): Promise<void> {
  if (rows.length === 0) return
  const stored = rows.map(({ sectionId, scriptKey, questionId, answers, revision, version }) => ({
    sectionId,
    scriptKey,
    questionKey: questionId,
    answers,
    revision,
    version,
  }))
  await sql`
    insert into check_answer (section_id, script_key, question_key, answers, revision, version, answered_by)
    select row.*, ${userId}::int
    from jsonb_to_recordset(${toRecordset(stored)}::jsonb) as row (
      section_id int, script_key text, question_key text, answers jsonb, revision int, version int)
    on conflict (section_id, script_key, question_key) do update set answers = excluded.answers,
      revision = excluded.revision, version = excluded.version, answered_at = clock_timestamp(),
      answered_by = excluded.answered_by
  `.execute(transaction)
}

/**
 * Also of others that are counted with them, with status and risks. `shares`: before and after the change. `userId`
 * null: the passing of time. `today`: yyyy-mm-dd. Does not update the status of the check.
 */
export async function storeRecordAnswers(
  transaction: Db,
  check: SectionCheck,
  {
    ids,
    shares,
    userId,
    today,
  }: {
    ids: readonly number[]
    shares: readonly Shares[]
    userId: number | null
    today: string
  },
): Promise<void> {
  const counted = await listShares(transaction, check)
  const totals = totalsOf(counted)
  const changedIds = new Set(ids)
  const isCountedWith = sharesAny(shares)
  const affected = counted.filter((substance) => changedIds.has(substance.id) || isCountedWith(substance))
  const sectionIds = affected.map(({ id }) => id)
  if (sectionIds.length === 0) return
  const records = await transaction
    .selectFrom('substance')
    .innerJoin('checkSection', 'checkSection.id', 'sectionId')
    .select(['sectionId as id', 'name', 'record'])
    .where('sectionId', '=', sql<number>`any(${sectionIds}::int[])`)
    .execute()
  const recordsById = new Map(records.map((row) => [row.id, row]))
  const rowsById = Map.groupBy(
    await listAnswerRows(transaction, { sectionIds }),
    ({ sectionId }) => sectionId,
  )

  const changes: (Pick<SectionRow, 'id' | 'name'> & { rows: AnswerRow[] } & ReturnType<
      typeof replaceAnswers
    >)[] = []
  for (const substance of affected) {
    const { id } = substance
    const { name, record } = recordsById.get(id)!
    const rows = rowsById.get(id) ?? []
    const answers = recordAnswers(record as SubstanceRecord, totals(substance), today)
    changes.push({ id, name, rows, ...replaceAnswers(check, id, rows, answers) })
    if (changes.length % SUBSTANCES_PER_TICK === 0) await setImmediate()
  }
  const changed = changes.filter((change) => change.changed.length > 0)
  await storeRows(
    transaction,
    changed.flatMap((change) => change.changed),
    userId,
  )
  const sections = changed.map(({ id, name, after }) => {
    const isOwn = changedIds.has(id) && userId !== null
    return { id, name, archivedAt: null, rows: after, userId: isOwn ? userId : undefined }
  })
  await updateSectionStatuses(transaction, check, sections)
  if (userId === null) return
  // A substance without answers had no risks that could be solved.
  for (const { id, name, rows, after } of changed.filter((change) => change.rows.length > 0))
    await recordSolvedRisks(
      transaction,
      check,
      { id, name },
      { before: answersOf(rows), after: answersOf(after), userId },
    )
}
