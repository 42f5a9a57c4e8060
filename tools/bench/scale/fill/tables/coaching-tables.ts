import { advicesOf } from '../advices.ts'
import { advices, agreements, comments, reasons, recaps } from '../improvement-texts.ts'
import { agoOf, dayOf } from '../moments.ts'
import { visitReportsOf } from '../visit-reports.ts'
import { perCompany, type Table } from './table.ts'

const textOf = (texts: readonly string[], id: number) => texts[id % texts.length]!

export const coachingTables: readonly Table[] = [
  perCompany(
    'advice',
    'id company_id themes reason description agreements created_at created_by created_by_coach archived_at safety_improved safety_improvement_answer',
    (world, company) =>
      advicesOf(world, company).map(({ id, ...advice }) => ({
        id,
        company_id: company.id,
        themes: advice.themes,
        reason: textOf(reasons, id),
        description: textOf(advices, id),
        agreements: textOf(agreements, id),
        created_at: agoOf(world, advice.ago, id),
        created_by: advice.authorId,
        created_by_coach: advice.isByCoach,
        archived_at: agoOf(world, advice.archivedAgo, id),
        safety_improved: advice.safetyImproved,
        safety_improvement_answer:
          advice.safetyImproved === null || advice.safetyImproved === 'YES'
            ? ''
            : 'Het past hier niet helemaal.',
      })),
  ),
  perCompany('advice_reader', 'advice_id person_id read_at', (world, company) =>
    advicesOf(world, company).flatMap(({ id, readAgo }) =>
      readAgo === null
        ? []
        : [{ advice_id: id, person_id: company.ownerId, read_at: agoOf(world, readAgo, id) }],
    ),
  ),
  perCompany(
    'visit_report',
    'id company_id themes date_appointment date_next_appointment reason recap first_visit created_at created_by archived_at rating rating_comment rated_at rating_read_at',
    (world, company) =>
      visitReportsOf(world, company).map(({ id, ...report }) => ({
        id,
        company_id: company.id,
        themes: report.themes,
        date_appointment: world.calendar.day(-report.ago),
        date_next_appointment: dayOf(world, report.nextDay),
        reason: textOf(reasons, id),
        recap: textOf(recaps, id),
        first_visit: report.isFirst,
        created_at: agoOf(world, report.ago, id),
        created_by: report.coachId,
        archived_at: agoOf(world, report.archivedAgo, id),
        rating: report.rating,
        rating_comment: report.rating === null ? '' : textOf(comments, id),
        rated_at: agoOf(world, report.ratedAgo, id),
        rating_read_at: report.isRatingRead && report.ratedAgo !== null ? world.calendar.moment(0, 0) : null,
      })),
  ),
]
