import { sql } from 'kysely'
import { authorOf, selectAuthor } from '#server/history/authoring/authors.ts'
import { recordCompanyActivity } from '#server/history/company-activity/record-company-activity.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import {
  compareRounds,
  matrixOfRound,
  type RoundChanges,
  type RoundDetails,
  type RoundSummary,
  urgenciesOf,
} from '#shared/domain/checks/check-round.ts'
import { countUrgencies } from '#shared/domain/checks/check-texts.ts'
import type { Questionnaire, Urgency } from '#shared/domain/checks/questionnaire.ts'
import { describeChanges } from '#shared/domain/checks/round-texts.ts'
import type { CheckResult, Matrix } from '#shared/domain/checks/section-check.ts'
import { type Db, isInUse, type SectionCheck } from './queries.ts'
import { findQuestionnaire } from './questionnaire-versions.ts'
import { readSectionData } from './results.ts'
import { createRoundResult } from './round-result.ts'
import { withLockedCheck } from './status.ts'
import { storeRound } from './store-round.ts'

const NO_PLAN = 'Van deze ronde is geen plan van aanpak bewaard.'
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
      'isKept',
      sql<boolean>`plan is not null`.as('hasPlan'),
    ])
    .where('companyId', '=', companyId)
    .where('check', '=', check)
    .orderBy('number', 'desc')

type RoundRow = Awaited<ReturnType<ReturnType<typeof selectRounds>['execute']>>[number]

const toSummary = ({
  id,
  number,
  finishedAt,
  finishedBy,
  urgencies,
  isKept,
  hasPlan,
}: RoundRow): RoundSummary => ({
  id,
  number,
  finishedAt: finishedAt.toISOString(),
  finishedBy: authorOf(finishedBy),
  risksByUrgency: countUrgencies(urgencies.map((urgency) => ({ urgency }))),
  isKept,
  hasPlan,
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
    const last = await selectRounds(transaction, check).limit(1).executeTakeFirst()
    const parts = await readSectionData(transaction, check, isInUse)
    const id = await storeRound(transaction, check, parts, { finishedBy: userId })
    if (id === undefined) return { round: toSummary(last!), isNew: false }
    // Refused after the comparison: the last round may be finished again.
    if (last && last.number >= MAX_ROUNDS) throw new Refusal(409, TOO_MANY_ROUNDS, 'LIMIT_REACHED')
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

/**
 * What the plan of a round says, as it was then. Refuses with 404, and with 409 when the round is from before plans were
 * kept.
 */
export async function readRoundPlan(
  db: Db,
  check: SectionCheck,
  id: number,
): Promise<{ result: CheckResult; matrix: Matrix; questionnaire: Questionnaire; finishedAt: string }> {
  const current = check.questionnaire
  const round = await db
    .selectFrom('checkRound')
    .select(['plan', 'result', 'finishedAt', 'questionnaireVersion as version'])
    .where('companyId', '=', check.companyId)
    .where('check', '=', current.check)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!round) throw new Refusal(404)
  const { plan, result, finishedAt, version } = round
  const questionnaire =
    version === current.version ? current : await findQuestionnaire(db, current.check, version)
  if (!plan || !questionnaire) throw new Refusal(409, NO_PLAN, 'PLAN_NOT_AVAILABLE')
  const { status, numUnfinished, numRisks, lastUpdated, lastUpdatedBy } = plan
  const { disclaimers = [] } = questionnaire
  return {
    result: plan,
    questionnaire,
    matrix: {
      ...{ status, numUnfinished, numRisks, lastUpdated, lastUpdatedBy },
      ...matrixOfRound(result),
      risksByUrgency: urgenciesOf(result),
      numNewQuestions: 0,
      disclaimers,
    },
    finishedAt: finishedAt.toISOString(),
  }
}
