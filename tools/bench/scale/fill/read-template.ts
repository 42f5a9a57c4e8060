import { type Kysely, sql } from 'kysely'
import type { SectionCheck } from '#server/checks/engine/queries.ts'
import { readSectionData } from '#server/checks/engine/results.ts'
import { createRoundResult } from '#server/checks/engine/round-result.ts'
import type { Database } from '#server/platform/database/schema.ts'
import type { StatusColor } from '#shared/domain/basics/status-color.ts'
import { type Answers, answersOf, type GivenAnswer } from '#shared/domain/checks/check-flow.ts'
import { solvableRisks } from './answering.ts'
import { escaped, rowOf } from './copy-text.ts'
import {
  type CheckTemplate,
  type SectionTemplate,
  statusColumns,
  substanceColumns,
  type TemplateRisk,
} from './template.ts'

type SectionRow = {
  id: number
  name: string | null
  fields: string
  columns: string[]
  substance: string[] | null
}
type AnswerRow = { sectionId: number; scriptKey: string; questionId: string; answers: GivenAnswer[] }

const listed = (columns: string[]) => sql.join(columns.map((column) => sql`${sql.ref(column)}::text`))

const withoutEnd = (row: string) => row.slice(0, -1)

export async function readTemplate(db: Kysely<Database>, check: SectionCheck): Promise<CheckTemplate> {
  const { companyId, questionnaire } = check
  const key = sql`company_id = ${companyId} and "check" = ${questionnaire.check}`
  const { rows: sections } = await sql<SectionRow>`
    select id, name, fields::text, array[${listed(statusColumns)}] as columns,
      case when section_id is not null then array[${listed(substanceColumns)}] end as substance
    from check_section left join substance on section_id = id
    where ${key} order by id`.execute(db)
  const { rows: answers } = await sql<AnswerRow>`
    select section_id, script_key, question_key as question_id, answers
    from check_answer join check_section on id = section_id where ${key}
    order by section_id, script_key, question_key`.execute(db)
  const { rows: risks } = await sql<TemplateRisk & { sectionId: number }>`
    select section_id, script_key as script, question_key as question, answer_key as answer, urgency, '' as label
    from check_risk join check_section on id = section_id where ${key}
    order by section_id, script_key, question_key, answer_key`.execute(db)
  const {
    rows: [state],
  } = await sql<{ status: StatusColor; numUnfinished: number }>`
    select status, num_unfinished from company_check where ${key}`.execute(db)
  const isFinished = state!.status !== 'GREY' && state!.status !== 'WHITE'

  const toSection = ({ id, name, fields, columns, substance }: SectionRow): SectionTemplate => {
    const given = answers.filter(({ sectionId }) => sectionId === id)
    const flow: Answers = answersOf(given)
    const { version } = questionnaire
    return {
      name,
      fields,
      columns: withoutEnd(rowOf(columns)),
      answers: given.map(({ scriptKey, questionId, answers }) =>
        withoutEnd(rowOf([scriptKey, questionId, JSON.stringify(answers), version])),
      ),
      risks: risks.filter(({ sectionId }) => sectionId === id),
      solvable: solvableRisks(questionnaire, name === null ? 'COMPANY' : 'SECTION', flow),
      substance: substance && withoutEnd(rowOf(substance)),
    }
  }
  return {
    ...state!,
    version: questionnaire.version,
    numAnswers: answers.length,
    sections: sections.map(toSection),
    round: isFinished ? await readRound(db, check) : null,
  }
}

/** What a finished round would contain, as JSON in pieces between the ids of the sections. */
async function readRound(db: Kysely<Database>, check: SectionCheck): Promise<string[]> {
  const result = createRoundResult(check, await readSectionData(db, check, () => true))
  return escaped(JSON.stringify(result)).split(/(?<=\{"id":)\d+(?=,"name":)/)
}
