import type { FastifyInstance } from 'fastify'
import { createPlan } from '#server/checks/api/create-plan.ts'
import { questionnaires } from '#server/checks/questionnaires/registry.ts'
import { fullName } from '#server/platform/session/queries.ts'
import type { Check } from '#shared/domain/basics/check.ts'
import type { PlacedPlan } from './layout.ts'
import { type Outcome, outcomeOf } from './outcome.ts'

type App = Pick<FastifyInstance, 'config' | 'db' | 'printer' | 'log'>

export const hasPlans = (check: Check) => check in questionnaires

export type Plan = { outcome: 'made'; content: Uint8Array } | { outcome: Exclude<Outcome, 'made'> }

/**
 * Makes a plan in the queue of the printer; none when the company has another owner by now. Throws a Refusal when
 * the printer is too busy, and an error when `signal` is aborted.
 */
export async function makePlan(
  app: App,
  { personId, companyId, check, section }: { personId: number } & Omit<PlacedPlan, 'path'>,
  signal: AbortSignal,
): Promise<Plan> {
  const owner = await app.db
    .selectFrom('company')
    .innerJoin('person', 'person.id', 'ownerId')
    .select(['person.id', fullName.as('fullName')])
    .where('company.id', '=', companyId)
    .where('ownerId', '=', personId)
    .executeTakeFirst()
  if (!owner) return { outcome: 'none' }
  const request = { check: { companyId, questionnaire: questionnaires[check] }, user: owner, signal }
  const made = await outcomeOf(app, signal, () =>
    createPlan(
      app,
      'pdf',
      request,
      section ? { scope: 'SECTION', sectionId: section.id } : { scope: 'COMPANY' },
    ),
  )
  return made.outcome === 'made' ? { outcome: 'made', content: made.value.content } : made
}
