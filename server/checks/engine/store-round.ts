import { sql } from 'kysely'
import type { CheckResult } from '#shared/domain/checks/section-check.ts'
import { createCompanyResult } from './create-results.ts'
import type { Db, SectionCheck } from './queries.ts'
import { createRoundResult } from './round-result.ts'
import type { SectionData } from './section-data.ts'

/** A round never changes, so that it has no names of users, who may delete their account. */
const withoutAuthors = (key: string, value: unknown) => (key === 'lastUpdatedBy' ? null : value)

/** A finished round keeps its plan. */
type Author = { finishedBy: number } | { isKept: true }

/**
 * `parts`: those in use. Returns the id; undefined when the last round has the same result. A round that is kept has the
 * time of the last answer.
 */
export async function storeRound(
  transaction: Db,
  check: SectionCheck,
  parts: readonly SectionData[],
  author: Author,
): Promise<number | undefined> {
  const { companyId, questionnaire } = check
  const result = JSON.stringify(createRoundResult(check, parts))
  const last = await transaction
    .selectFrom('checkRound')
    .select(['number', sql<boolean>`result = ${result}::jsonb`.as('isSame')])
    .where('companyId', '=', companyId)
    .where('check', '=', questionnaire.check)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (last?.isSame) return undefined
  const { name } = await transaction
    .selectFrom('company')
    .select('name')
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow()
  const plan: CheckResult | undefined = await createCompanyResult(check, parts, name)
  const { id } = await transaction
    .insertInto('checkRound')
    .values({
      companyId,
      check: questionnaire.check,
      number: (last?.number ?? 0) + 1,
      questionnaireVersion: questionnaire.version,
      result,
      plan: plan ? JSON.stringify(plan, withoutAuthors) : null,
      ...author,
      ...('isKept' in author && plan?.lastUpdated && { finishedAt: new Date(plan.lastUpdated) }),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
