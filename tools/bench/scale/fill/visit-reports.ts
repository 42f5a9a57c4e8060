import { type Theme, themes } from '#shared/domain/basics/theme.ts'
import type { Company } from './companies.ts'
import { idOf, type World } from './world.ts'

const MOST = 9
const ARCHIVED = 0.2
const RATED = 0.5

/** Days before today, except that of the next appointment, in days from today. */
export type VisitReport = {
  id: number
  coachId: number
  themes: Theme[]
  ago: number
  nextDay: number | null
  isFirst: boolean
  archivedAgo: number | null
  rating: number | null
  ratedAgo: number | null
  isRatingRead: boolean
}

/** Oldest first. */
export function visitReportsOf(world: World, { id, coachId, age }: Company): VisitReport[] {
  if (coachId === null) return []
  const random = world.random('VISIT_REPORT', id)
  const count = id === 1 ? world.numbers.mostVisitReports : random.below(MOST + 1)
  const days = Array.from({ length: count }, () => random.between(1, age - 3)).sort(
    (one, other) => other - one,
  )
  return days.map((ago, number) => {
    const isLast = number === days.length - 1
    const rated = random.chance(RATED)
    return {
      id: idOf(world, id, number, MOST),
      coachId,
      themes: [random.pick(themes)],
      ago,
      nextDay: isLast ? (random.chance(0.5) ? random.between(0, 90) : null) : -days[number + 1]!,
      isFirst: number === 0,
      archivedAgo: ago > 100 && random.chance(ARCHIVED) ? random.between(1, ago - 90) : null,
      rating: rated ? random.pickFrequent([4, 5, 3, 2, 1], 1.5) : null,
      ratedAgo: rated ? Math.max(1, ago - random.below(10)) : null,
      isRatingRead: random.chance(0.8),
    }
  })
}
