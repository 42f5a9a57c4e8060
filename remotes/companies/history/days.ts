import { daysBetween, formatDay, today } from '#shared/domain/basics/date.ts'
import type { CompanyActivity } from '#shared/domain/companies/company-activity.ts'

/** "Vandaag", "Gisteren", or the date. `day`: yyyy-mm-dd. */
export function dayName(day: string): string {
  const age = daysBetween(day, today())
  if (age === 0) return 'Vandaag'
  return age === 1 ? 'Gisteren' : formatDay(day)
}

/** In Amsterdam, as yyyy-mm-dd. */
const dayOf = ({ at }: CompanyActivity) => today(new Date(at))

/** By day in Amsterdam, in the same order. */
export function groupByDay(
  activities: readonly CompanyActivity[],
): { day: string; activities: CompanyActivity[] }[] {
  const groups: { day: string; activities: CompanyActivity[] }[] = []
  for (const activity of activities) {
    const day = dayOf(activity)
    const last = groups.at(-1)
    if (last?.day === day) last.activities.push(activity)
    else groups.push({ day, activities: [activity] })
  }
  return groups
}
