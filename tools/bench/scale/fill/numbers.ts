/** What a database contains at size 1. Source: the target of the product's standards. */
const FULL = { people: 1_000_000, companies: 300_000, answers: 50_000_000, actionPoints: 10_000_000 }

/** The number of companies that a coach visits. */
export const COMPANIES_PER_COACH = 300
/** The part of all companies that is open to coaches. */
export const OPEN_TO_COACHES = 0.2
/** The number of companies of the owner with the most of them. */
export const MOST_COMPANIES = 50
/** The part of all companies that never started a check. */
export const WITHOUT_CHECKS = 0.15

export type Numbers = ReturnType<typeof numbersAt>

/** Returns how many there are of what. `size`: 1 for a million people. Of some there are more than their part, since the portal needs them. */
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
    /** Of the company with the most: less than the product allows, which is 3,000. */
    mostActionPoints: Math.min(2_800, Math.round(FULL.actionPoints * size * 0.05)),
    mostVisitReports: 300,
  }
}
