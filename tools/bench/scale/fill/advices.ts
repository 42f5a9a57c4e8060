import { type Theme, themes } from '#shared/domain/basics/theme.ts'
import type { SafetyImproved } from '#shared/domain/improve/advice.ts'
import type { Company } from './companies.ts'
import { inviteesOf } from './team.ts'
import { idOf, type World } from './world.ts'

const MOST = 8
const OF_FIRST = 60
const ARCHIVED = 0.35
const READ = 0.85
const ofAdvisers = 3

/** Days before today. `readAgo`: by the owner; null: not yet. */
export type Advice = {
  id: number
  themes: Theme[]
  authorId: number
  isByCoach: boolean
  ago: number
  archivedAgo: number | null
  safetyImproved: SafetyImproved | null
  readAgo: number | null
}

export function advicesOf(world: World, company: Company): Advice[] {
  const random = world.random('ADVICE', company.id)
  const adviser = inviteesOf(world, company).find(
    ({ role, rights, acceptedAgo }) =>
      role === 'EXTERNAL_ADVISOR' && rights !== 'READONLY' && acceptedAgo !== null,
  )
  const authorId = company.coachId ?? adviser?.personId
  if (authorId === undefined) return []
  const isByCoach = company.coachId !== null
  const count = company.id === 1 ? OF_FIRST : random.below((isByCoach ? MOST : ofAdvisers) + 1)
  return Array.from({ length: Math.min(count, company.id === 1 ? OF_FIRST : MOST) }, (_, number) => {
    const ago = random.between(1, company.age - 3)
    const archivedAgo = ago > 30 && random.chance(ARCHIVED) ? random.between(1, ago - 20) : null
    return {
      id: idOf(world, company.id, number, MOST),
      themes: random.chance(0.2)
        ? [...new Set([random.pick(themes), random.pick(themes)])]
        : [random.pick(themes)],
      authorId,
      isByCoach,
      ago,
      archivedAgo,
      safetyImproved: archivedAgo === null ? null : random.pickFrequent(['YES', 'NO', 'NA'] as const, 2),
      readAgo: random.chance(READ) ? Math.max(1, ago - random.below(20)) : null,
    }
  })
}
