import { sql } from 'kysely'
import { authorOf, selectAuthor } from '#server/history/authoring/authors.ts'
import { recordCompanyActivity } from '#server/history/company-activity/record-company-activity.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import {
  compareRounds,
  type RoundChanges,
  type RoundDetails,
  type RoundSummary,
} from '#shared/domain/checks/check-round.ts'
import { countUrgencies } from '#shared/domain/checks/check-texts.ts'
import type { Urgency } from '#shared/domain/checks/questionnaire.ts'
import { describeChanges } from '#shared/domain/checks/round-texts.ts'
import { type Db, isInUse, type SectionCheck } from './queries.ts'
import { readSectionData } from './results.ts'
import { createRoundResult } from './round-result.ts'
import { withLockedCheck } from './status.ts'

const NOT_FINISHED = 'De check is nog niet af. Beantwoord eerst de vragen die open staan.'

const urgenciesIn = sql<Urgency[]>`array(select jsonb_array_elements_text(
  jsonb_path_query_array(result, '$.sections[*].scripts[*].questions[*].answers[*].risk.urgency')))`

const selectRounds = (db: Db, { companyId, questionnaire: { check } }: SectionCheck) =>
  db
    .selectFrom('checkRound')
    .select([
      'checkRound.id',
      'number',
      'finishedAt',
      selectAuthor('checkRound.finishedBy').as('finishedBy'),
      urgenciesIn.as('urgencies'),
    ])
    .where('companyId', '=', companyId)
    .where('check', '=', check)
    .orderBy('number', 'desc')

type RoundRow = Awaited<ReturnType<ReturnType<typeof selectRounds>['execute']>>[number]

const toSummary = ({ id, number, finishedAt, finishedBy, urgencies }: RoundRow): RoundSummary => ({
  id,
  number,
  finishedAt: finishedAt.toISOString(),
  finishedBy: authorOf(finishedBy),
  risksByUrgency: countUrgencies(urgencies.map((urgency) => ({ urgency }))),
})

/** Users see the rounds in one list. Most finish a few a year. */
const MAX_ROUNDS = 200
const TOO_MANY_ROUNDS = `Je kunt van een verbetercheck hooguit ${MAX_ROUNDS} rondes afronden.`

export const listRounds = async (db: Db, check: SectionCheck): Promise<RoundSummary[]> =>
  (await selectRounds(db, check).execute()).map(toSummary)

const readRoundResult = async (db: Db, check: SectionCheck) =>
  createRoundResult(check, await readSectionData(db, check, isInUse))

/**
 * Stores the result. Returns the last round, with `isNew` false, when nothing has changed since. Refuses with 404 when
 * the check was not started, and with 409 when a question is open, or at the maximum number of rounds.
 */
export const finishRound = (
  db: Db,
  check: SectionCheck,
  userId: number,
): Promise<{ round: RoundSummary; isNew: boolean }> =>
  withLockedCheck(db, check, async (transaction, status) => {
    if (status === 'GREY') throw new Refusal(409, NOT_FINISHED, 'CHECK_NOT_FINISHED')
    const result = JSON.stringify(await readRoundResult(transaction, check))
    const last = await selectRounds(transaction, check)
      .select(sql<boolean>`result = ${result}::jsonb`.as('isSame'))
      .limit(1)
      .executeTakeFirst()
    if (last?.isSame) return { round: toSummary(last), isNew: false }
    if (last && last.number >= MAX_ROUNDS) throw new Refusal(409, TOO_MANY_ROUNDS, 'LIMIT_REACHED')
    const { id } = await transaction
      .insertInto('checkRound')
      .values({
        companyId: check.companyId,
        check: check.questionnaire.check,
        number: (last?.number ?? 0) + 1,
        finishedBy: userId,
        questionnaireVersion: check.questionnaire.version,
        result,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await recordCompanyActivity(transaction, {
      companyId: check.companyId,
      personId: userId,
      kind: 'ROUND_FINISHED',
      check: check.questionnaire.check,
      itemId: id,
    })
    return {
      round: toSummary(await selectRounds(transaction, check).limit(1).executeTakeFirstOrThrow()),
      isNew: true,
    }
  })

/** `changes`: to the next round, or after the last round to now. Refuses with 404. */
export async function readRound(db: Db, check: SectionCheck, id: number): Promise<RoundDetails> {
  const rounds = await selectRounds(db, check).execute()
  const index = rounds.findIndex((round) => round.id === id)
  const round = rounds[index]
  if (!round) throw new Refusal(404)
  const next = rounds[index - 1]
  const result = await readResult(db, round.id)
  const after = next ? await readResult(db, next.id) : await readRoundResult(db, check)
  return {
    ...toSummary(round),
    result,
    next: next ? toSummary(next) : null,
    changes: compareRounds(result, after),
  }
}

/** Compares with the last round that differs from today; null when there is none. Refuses with 404. */
export async function readLastChanges(
  db: Db,
  check: SectionCheck,
): Promise<{ finishedAt: string; changes: RoundChanges } | null> {
  const rounds = await listRounds(db, check)
  if (rounds.length === 0) return null
  const now = await readRoundResult(db, check)
  for (const { id, finishedAt } of rounds) {
    const changes = compareRounds(await readResult(db, id), now)
    if (describeChanges(changes).length > 0) return { finishedAt, changes }
  }
  return null
}

const readResult = async (db: Db, id: number) =>
  (await db.selectFrom('checkRound').select('result').where('id', '=', id).executeTakeFirstOrThrow()).result
