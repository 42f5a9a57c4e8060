import { type Kysely, sql } from 'kysely'
import { today } from '#server/platform/database/days.ts'
import type { Database } from '#server/platform/database/schema.ts'
import type { Theme } from '#shared/domain/basics/theme.ts'
import type { Stars } from '#shared/domain/improve/visit-report.ts'
import { ago } from './ago.ts'

const fromToday = (days: number) => sql<string>`${today} + ${days}::int`

/** `visit`, `next`: in days from today. `ratedDaysAgo`: of a rating that the coach has not read. */
const reports = [
  {
    visit: -10,
    next: 21,
    themes: ['MACHINE_SAFETY', 'PHYSICAL_STRAIN'],
    reason: 'Ronde langs de machines in hal 1 en 2.',
    recap:
      'De werkplaats is opgeruimd en de looppaden zijn vrij. Bij negen machines bekeken we samen de afscherming en de noodstop. Zeven waren in orde.\n\nTwee punten vragen aandacht: de kap van de kolomboor ligt los, en de noodstop van de zetbank zit aan de verkeerde kant. Over de kap staat een advies klaar.',
  },
  {
    visit: -75,
    themes: ['NOISE_HAZARD'],
    reason: 'Metingen in de slijphoek.',
    recap:
      'In de slijphoek maten we 96 dB(A). De nieuwe otoplastieken hangen er, maar drie van de vijf lassers droegen ze niet. De voorman wil er een toolbox over houden.',
    rating: 2,
    ratedDaysAgo: 2,
    comment: 'Nuttig, maar we hadden graag meteen gehoord wat een stillere slijpschijf scheelt.',
  },
  {
    visit: -140,
    next: -75,
    themes: ['GENERAL', 'NEWCOMERS'],
    reason: 'Kennismaking.',
    recap:
      'We liepen samen door het hele bedrijf. Vaste medewerkers weten wat ze moeten doen; uitzendkrachten beginnen zonder rondleiding.',
    isFirst: true,
    rating: 5,
    archived: true,
  },
] satisfies {
  visit: number
  next?: number
  themes: Theme[]
  isFirst?: boolean
  rating?: Stars
  ratedDaysAgo?: number
  archived?: boolean
  [text: string]: unknown
}[]

export const seedVisitReports = (transaction: Kysely<Database>, companyId: number, coachId: number) =>
  transaction
    .insertInto('visitReport')
    .values(
      reports.map(
        ({ visit, next, themes, reason, recap, isFirst, rating, ratedDaysAgo, comment, archived }) => ({
          companyId,
          themes,
          dateAppointment: fromToday(visit),
          dateNextAppointment: next === undefined ? null : fromToday(next),
          reason,
          recap,
          firstVisit: isFirst ?? false,
          // In the same order at any time of the day, like everything else of the demo.
          createdAt: sql<Date>`now() + make_interval(days => ${visit}::int)`,
          createdBy: coachId,
          archivedAt: archived ? sql<Date>`now()` : null,
          rating: rating ?? null,
          ratingComment: comment ?? '',
          ratedAt: ratedDaysAgo === undefined ? null : ago(ratedDaysAgo),
        }),
      ),
    )
    .execute()
