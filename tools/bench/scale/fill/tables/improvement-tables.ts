import { actionPointsOf } from '../action-points.ts'
import { advicesOf } from '../advices.ts'
import { advices, agreements, comments, reasons, recaps } from '../improvement-texts.ts'
import { recordsOf } from '../records.ts'
import { MORNING, WORKDAY } from '../sections.ts'
import { visitReportsOf } from '../visit-reports.ts'
import type { World } from '../world.ts'
import { perCompany, type Table } from './table.ts'

/** The time of the day at which something with this id happens, in seconds. */
export const timeOf = (id: number): number => MORNING + ((id * 7919) % WORKDAY)

/** The moment of something with this id. `day`: in days from today; null for never. */
const momentOf = (world: World, day: number | null, id: number) =>
  day === null ? null : world.calendar.moment(day, timeOf(id))

const dayOf = (world: World, day: number | null) => (day === null ? null : world.calendar.day(day))

/** One of the texts; things with neighbouring ids have others. */
const textOf = (texts: readonly string[], id: number) => texts[id % texts.length]!

export const improvementTables: readonly Table[] = [
  perCompany(
    'advice',
    [
      'id',
      'company_id',
      'themes',
      'reason',
      'description',
      'agreements',
      'created_at',
      'created_by',
      'created_by_coach',
      'archived_at',
      'safety_improved',
      'safety_improvement_answer',
    ],
    (world, company) =>
      advicesOf(world, company).map(({ id, ...advice }) => ({
        id,
        company_id: company.id,
        themes: advice.themes,
        reason: textOf(reasons, id),
        description: textOf(advices, id),
        agreements: textOf(agreements, id),
        created_at: momentOf(world, -advice.ago, id),
        created_by: advice.authorId,
        created_by_coach: advice.isByCoach,
        archived_at: momentOf(world, advice.archivedAgo === null ? null : -advice.archivedAgo, id),
        safety_improved: advice.safetyImproved,
        safety_improvement_answer: advice.safetyImproved === 'NO' ? 'Het hielp nog niet genoeg.' : '',
      })),
  ),
  perCompany('advice_reader', ['advice_id', 'person_id', 'read_at'], (world, company) =>
    advicesOf(world, company).flatMap(({ id, readAgo }) =>
      readAgo === null
        ? []
        : [{ advice_id: id, person_id: company.ownerId, read_at: momentOf(world, -readAgo, id) }],
    ),
  ),
  perCompany(
    'visit_report',
    [
      'id',
      'company_id',
      'themes',
      'date_appointment',
      'date_next_appointment',
      'reason',
      'recap',
      'first_visit',
      'created_at',
      'created_by',
      'archived_at',
      'rating',
      'rating_comment',
      'rated_at',
      'rating_read_at',
    ],
    (world, company) =>
      visitReportsOf(world, company).map(({ id, ...report }) => ({
        id,
        company_id: company.id,
        themes: report.themes,
        date_appointment: world.calendar.day(-report.ago),
        date_next_appointment: dayOf(world, report.nextAgo === null ? null : -report.nextAgo),
        reason: textOf(reasons, id),
        recap: textOf(recaps, id),
        first_visit: report.isFirst,
        created_at: momentOf(world, -report.ago, id),
        created_by: report.coachId,
        archived_at: momentOf(world, report.archivedAgo === null ? null : -report.archivedAgo, id),
        rating: report.rating,
        rating_comment: report.rating === null ? '' : textOf(comments, id),
        rated_at: momentOf(world, report.ratedAgo === null ? null : -report.ratedAgo, id),
        rating_read_at: report.isRatingRead && report.ratedAgo !== null ? world.calendar.moment(0, 0) : null,
      })),
  ),
  perCompany(
    'action_item',
    [
      'id',
      'company_id',
      'themes',
      'description',
      'action_holder',
      'holder_email',
      'deadline',
      'created_at',
      'created_by',
      'completed_at',
      'completed_by',
      'advice_id',
      'check',
      'section_id',
      'script_key',
      'question_key',
    ],
    (world, company) =>
      actionPointsOf(world, company).map(({ id, cause, ...point }) => ({
        id,
        company_id: company.id,
        themes: point.themes,
        description: point.description,
        action_holder: point.holder,
        holder_email: point.holderEmail,
        deadline: dayOf(world, point.deadline),
        created_at: momentOf(world, point.createdDay, id),
        created_by: point.createdById,
        completed_at: momentOf(world, point.completedDay, id),
        completed_by: point.completedDay === null ? null : point.createdById,
        advice_id: point.adviceId,
        check: cause?.section.check ?? null,
        section_id: cause?.section.id ?? null,
        script_key: cause?.risk.script ?? null,
        question_key: cause?.risk.question ?? null,
      })),
  ),
  perCompany(
    'company_record',
    ['id', 'company_id', 'theme', 'subject', 'created_at', 'created_by'],
    (world, company) =>
      recordsOf(world, company).map(({ id, theme, subject, authorId, ago }) => ({
        id,
        company_id: company.id,
        theme,
        subject,
        created_at: momentOf(world, -ago, id),
        created_by: authorId,
      })),
  ),
  perCompany('company_record_link', ['record_id', 'name', 'link'], (world, company) =>
    recordsOf(world, company)
      .filter(({ hasLink }) => hasLink)
      .map(({ id }) => ({ record_id: id, name: 'Arboportaal', link: 'https://www.arboportaal.nl' })),
  ),
  perCompany(
    'company_record_file',
    ['id', 'record_id', 'name', 'size', 'media_type', 'created_at', 'created_by', 'completed_at'],
    (world, company) =>
      recordsOf(world, company).flatMap(({ id: record_id, files, ago, authorId }) =>
        files.map(({ id, name, size }) => ({
          id,
          record_id,
          name,
          size,
          media_type: 'application/pdf',
          created_at: momentOf(world, -ago, record_id),
          created_by: authorId,
          completed_at: momentOf(world, -ago, record_id),
        })),
      ),
  ),
]
