/** At size 1. Source: the target of the product's standards. */
const FULL = { people: 1_000_000, companies: 300_000, answers: 50_000_000, actionPoints: 10_000_000 }

export const COMPANIES_PER_COACH = 300
export const OPEN_TO_COACHES = 0.2
export const MOST_COMPANIES = 50
export const WITHOUT_CHECKS = 0.15

export type Numbers = ReturnType<typeof numbersAt>

/** `size`: 1 for a million people. Some counts have a minimum, which the portal needs. */
export function numbersAt(size: number) {
  const companies = Math.round(FULL.companies * size)
  return {
    people: Math.round(FULL.people * size),
    companies,
    answers: Math.round(FULL.answers * size),
    actionPoints: Math.round(FULL.actionPoints * size),
    admins: Math.max(2, Math.round(20 * size)),
    coaches: Math.max(1, Math.round((companies * OPEN_TO_COACHES) / COMPANIES_PER_COACH)),
    advisers: Math.max(2, Math.round(companies / 100)),
    /** Of the company with the most; the product allows 3,000. */
    mostActionPoints: Math.min(2_800, Math.round(FULL.actionPoints * size * 0.05)),
    mostVisitReports: 300,
  }
}
