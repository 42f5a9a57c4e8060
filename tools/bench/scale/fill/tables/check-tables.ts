import { actionPointsOf } from '../action-points.ts'
import { DATE_MARK } from '../check-templates.ts'
import { escaped, rowOf } from '../copy-text.ts'
import { statusColumns, substanceColumns } from '../read-template.ts'
import { companyChecksOf, MORNING, type Section } from '../sections.ts'
import { idOf, type World } from '../world.ts'
import { perCompany, type Table } from './table.ts'

/** The part of finished checks of which a round was finished. */
const ROUNDS = 0.08
/** The days from which the date of a section is, and up to which. */
const DATES = { first: -40, last: 400 } as const
/** How long a user thinks about an answer, in seconds. */
const SECONDS_PER_ANSWER = 17
/** The most answers that are given in an hour; the others are given in the same seconds. */
const PER_HOUR = Math.floor(3600 / SECONDS_PER_ANSWER)

const ticks = Array.from({ length: PER_HOUR }, (_, at) => {
  const seconds = at * SECONDS_PER_ANSWER
  return `:${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}+00`
})

/** The day of the date of a section, in days from today; undefined for one without. */
export const dateOf = (world: World, { id, template }: Section): number | undefined =>
  template.fields.includes(DATE_MARK)
    ? world.random('SECTION', -id).between(DATES.first, DATES.last)
    : undefined

const fieldsOf = (world: World, section: Section) => {
  const date = dateOf(world, section)
  return escaped(
    date === undefined
      ? section.template.fields
      : section.template.fields.replace(DATE_MARK, world.calendar.day(date)),
  )
}

/** The number of rounds of a company cannot be more than that of its checks. */
const MOST_ROUNDS = 6

export const checkTables: readonly Table[] = [
  perCompany(
    'company_check',
    ['company_id', 'check', 'status', 'num_unfinished', 'started_at', 'questionnaire_version'],
    (world, company) =>
      companyChecksOf(world, company).map(({ check, template, startedDay }) => ({
        company_id: company.id,
        check,
        status: template.status,
        num_unfinished: template.numUnfinished,
        started_at: world.calendar.moment(startedDay, MORNING),
        questionnaire_version: template.version,
      })),
  ),
  {
    name: 'check_section',
    of: 'companies',
    columns: [
      'id',
      'company_id',
      'check',
      'name',
      'created_at',
      'updated_at',
      'updated_by',
      'fields',
      ...statusColumns,
    ],
    rows(world, company) {
      let rows = ''
      for (const { startedDay, sections } of companyChecksOf(world, company))
        for (const section of sections) {
          const { template, id, check, day, second, editorId } = section
          const name = template.name === null ? '\\N' : escaped(template.name)
          const [created, updated] = [
            world.calendar.moment(startedDay, MORNING),
            world.calendar.moment(day, second),
          ]
          rows += `${id}\t${company.id}\t${check}\t${name}\t${created}\t${updated}\t${editorId}\t${fieldsOf(world, section)}\t${template.columns}\n`
        }
      return rows
    },
  },
  {
    name: 'check_answer',
    of: 'companies',
    columns: ['section_id', 'script_key', 'question_key', 'answers', 'version', 'answered_at', 'answered_by'],
    rows(world, company) {
      let rows = ''
      for (const { sections } of companyChecksOf(world, company))
        for (const { id, template, day, second, editorId } of sections) {
          const hour = world.calendar.moment(day, second).slice(0, 13)
          const { answers } = template
          for (let at = 0; at < answers.length; at++)
            rows += `${id}\t${answers[at]}\t${hour}${ticks[at % PER_HOUR]}\t${editorId}\n`
        }
      return rows
    },
  },
  {
    name: 'check_risk',
    of: 'companies',
    columns: ['section_id', 'script_key', 'question_key', 'answer_key', 'urgency'],
    rows: (world, company) =>
      companyChecksOf(world, company)
        .flatMap(({ sections }) => sections)
        .flatMap(({ id, template }) =>
          template.risks.map(({ script, question, answer, urgency }) =>
            rowOf([id, script, question, answer, urgency]),
          ),
        )
        .join(''),
  },
  {
    name: 'substance',
    of: 'companies',
    columns: ['section_id', ...substanceColumns],
    rows: (world, company) =>
      companyChecksOf(world, company)
        .flatMap(({ sections }) => sections)
        .flatMap(({ id, template }) => (template.substance === null ? [] : `${id}\t${template.substance}\n`))
        .join(''),
  },
  {
    name: 'check_round',
    of: 'companies',
    columns: [
      'id',
      'company_id',
      'check',
      'number',
      'finished_at',
      'finished_by',
      'questionnaire_version',
      'result',
    ],
    rows: (world, company) =>
      roundsOf(world, company)
        .map(({ id, check, template, sections, finishedDay }) => {
          const finishedAt = world.calendar.moment(finishedDay, MORNING)
          const result = template
            .round!.map((piece, at) => (at === 0 ? piece : `${sections[at - 1]!.id}${piece}`))
            .join('')
          return `${rowOf([id, company.id, check, 1, finishedAt, company.ownerId, template.version]).slice(0, -1)}\t${result}\n`
        })
        .join(''),
  },
  perCompany(
    'solved_risk',
    [
      'section_id',
      'script_key',
      'question_key',
      'answer_key',
      'urgency',
      'action_item_id',
      'solved_at',
      'solved_by',
    ],
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
                solved_at: world.calendar.moment(completedDay!, 20 * 3600),
                solved_by: createdById,
              },
            ]
          : [],
      ),
  ),
]

/** Returns the rounds of the checks of a company that were finished. */
export function roundsOf(world: World, company: Parameters<typeof companyChecksOf>[1]) {
  const random = world.random('SECTION', company.id * 2 + 1)
  return companyChecksOf(world, company).flatMap((check, number) =>
    check.template.round && random.chance(ROUNDS)
      ? [
          {
            ...check,
            id: idOf(world, company.id, number, MOST_ROUNDS),
            finishedDay: random.between(check.startedDay, -1),
          },
        ]
      : [],
  )
}
