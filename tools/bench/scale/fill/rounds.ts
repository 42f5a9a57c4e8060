import type { Company } from './companies.ts'
import { type CompanyCheck, companyChecksOf } from './sections.ts'
import { idOf, type World } from './world.ts'

const FINISHED = 0.1
const MOST = 6

export type Round = CompanyCheck & { id: number; finishedDay: number; result: readonly string[] }

export function roundsOf(world: World, company: Company): Round[] {
  const random = world.random('ROUND', company.id)
  return companyChecksOf(world, company).flatMap((check, number) => {
    const result = check.template.round
    if (!result || !random.chance(FINISHED)) return []
    const id = idOf(world, company.id, number, MOST)
    return [{ ...check, id, result, finishedDay: random.between(check.startedDay, -1) }]
  })
}
