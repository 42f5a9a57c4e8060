import { actionPointsOf, SOLVED_SECOND } from '../action-points.ts'
import { rowOf } from '../copy-text.ts'
import { MORNING } from '../moments.ts'
import { roundsOf } from '../rounds.ts'
import { perCompany, type Table } from './table.ts'

const roundColumns = [
  'id',
  'company_id',
  'check',
  'number',
  'finished_at',
  'finished_by',
  'questionnaire_version',
]

export const outcomeTables: readonly Table[] = [
  {
    name: 'check_round',
    of: 'companies',
    columns: ['result', ...roundColumns],
    rows: (world, company) =>
      roundsOf(world, company)
        .map(({ id, check, template, sections, finishedDay, result }) => {
          const ids = sections.map((section) => section.id)
          const written = result.map((piece, at) => (at === 0 ? piece : `${ids[at - 1]}${piece}`)).join('')
          const finishedAt = world.calendar.moment(finishedDay, MORNING)
          return `${written}\t${rowOf([id, company.id, check, 1, finishedAt, company.ownerId, template.version])}`
        })
        .join(''),
  },
  perCompany(
    'solved_risk',
    'section_id script_key question_key answer_key urgency action_item_id solved_at solved_by',
    (world, company) =>
      actionPointsOf(world, company).flatMap(({ id, cause, completedDay, createdById }) =>
        cause?.isSolved
          ? [
              {
                section_id: cause.section.id,
                script_key: cause.risk.script,
                question_key: cause.risk.question,
                answer_key: cause.risk.answer,
                urgency: cause.risk.urgency,
                action_item_id: id,
                solved_at: world.calendar.moment(completedDay!, SOLVED_SECOND),
                solved_by: createdById,
              },
            ]
          : [],
      ),
  ),
]
