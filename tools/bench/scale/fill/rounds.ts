import type { Company } from './companies.ts'
import { type CompanyCheck, companyChecksOf } from './sections.ts'
import { idOf, type World } from './world.ts'

/** The part of finished checks of which a round was finished. */
const FINISHED = 0.04
/** The most rounds of a company: one of each check. */
const MOST = 6

/** A finished round of a check. `finishedDay`: in days from today. */
export type Round = CompanyCheck & { id: number; finishedDay: number; result: readonly string[] }

/** Returns the rounds that a company finished. */
export function roundsOf(world: World, company: Company): Round[] {
  const random = world.random('ROUND', company.id)
  return companyChecksOf(world, company).flatMap((check, number) => {
    const result = check.template.round
    if (!result || !random.chance(FINISHED)) return []
    const id = idOf(world, company.id, number, MOST)
    return [{ ...check, id, result, finishedDay: random.between(check.startedDay, -1) }]
  })
}
