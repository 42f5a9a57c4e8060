import { rowOf } from '../copy-text.ts'
import { sectionsOf } from '../sections.ts'
import { substanceColumns } from '../template.ts'
import type { Table } from './table.ts'

/** Between two answers of a user. */
const SECONDS_PER_ANSWER = 17
/** Further answers in a section share a second. */
const PER_HOUR = Math.floor(3600 / SECONDS_PER_ANSWER)

/** The minutes and seconds of each answer, and the time zone. */
const ticks = Array.from({ length: PER_HOUR }, (_, at) => {
  const seconds = at * SECONDS_PER_ANSWER
  return `:${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}+00`
})
const HOUR_LENGTH = 'yyyy-mm-dd hh'.length

export const answerTables: readonly Table[] = [
  {
    name: 'check_answer',
    of: 'companies',
    columns: ['section_id', 'script_key', 'question_key', 'answers', 'version', 'answered_at', 'answered_by'],
    // By far the most rows: kept to the minimum.
    rows(world, company) {
      let rows = ''
      for (const { id, template, day, second, editorId } of sectionsOf(world, company)) {
        const hour = world.calendar.moment(day, second).slice(0, HOUR_LENGTH)
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
      sectionsOf(world, company)
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
      sectionsOf(world, company)
        .flatMap(({ id, template }) => (template.substance === null ? [] : `${id}\t${template.substance}\n`))
        .join(''),
  },
]
