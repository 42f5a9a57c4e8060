import { type Kysely, type RawBuilder, sql } from 'kysely'
import { refreshIfOutdated } from '#server/checks/engine/status.ts'
import { questionnaires } from '#server/checks/questionnaires/registry.ts'
import { answerPath } from '#server/companies/answer-path.ts'
import { authorOf, selectAuthor } from '#server/history/authoring/authors.ts'
import { jsonArrayFrom } from '#server/platform/database/json.ts'
import type { Database } from '#server/platform/database/schema.ts'
import type { Check } from '#shared/domain/basics/check.ts'
import { answerInWords } from '#shared/domain/checks/answer-texts.ts'
import type { GivenAnswer } from '#shared/domain/checks/check-flow.ts'
import { findQuestion, type Question } from '#shared/domain/checks/questionnaire.ts'
import type { ActionPointDetails } from '#shared/domain/improve/action-point.ts'

type Db = Kysely<Database>
type FollowUp = Pick<ActionPointDetails, 'lookAgain' | 'solved'>

export const NO_FOLLOW_UP: FollowUp = { lookAgain: null, solved: null }

const isForQuestion = (table: string): RawBuilder<boolean> => sql`
  ${sql.ref(`${table}.section_id`)} = action_item.section_id
  and ${sql.ref(`${table}.script_key`)} = action_item.script_key
  and ${sql.ref(`${table}.question_key`)} = action_item.question_key`

const selectFollowUp = (db: Db, companyId: number, id: number) =>
  db
    .selectFrom('actionItem')
    .innerJoin('checkSection', 'checkSection.id', 'sectionId')
    .leftJoin('checkAnswer', (join) => join.on(isForQuestion('checkAnswer')))
    .select(({ selectFrom }) => [
      sql<string>`action_item.script_key`.as('scriptKey'),
      sql<string>`action_item.question_key`.as('questionKey'),
      'checkSection.id as sectionId',
      'checkSection.name as sectionName',
      'checkAnswer.answers',
      'checkAnswer.answeredAt',
      selectAuthor('checkAnswer.answeredBy').as('answeredBy'),
      jsonArrayFrom(selectFrom('checkRisk').select('answerKey').where(isForQuestion('checkRisk'))).as(
        'risks',
      ),
      jsonArrayFrom(
        selectFrom('solvedRisk')
          .select([
            'answerKey',
            sql<string>`solved_at`.as('solvedAt'),
            selectAuthor('solvedRisk.solvedBy').as('solvedBy'),
          ])
          .where(isForQuestion('solvedRisk'))
          .orderBy('solvedAt', 'desc')
          .orderBy(sql`answer_key collate "C"`),
      ).as('solved'),
    ])
    .where('actionItem.companyId', '=', companyId)
    .where('actionItem.id', '=', id)
    .executeTakeFirst()

type Row = NonNullable<Awaited<ReturnType<typeof selectFollowUp>>>

const joined = (texts: readonly string[]) => texts.join(', ')

/** Without answers that the questionnaire no longer has. */
const redAnswers = ({ answers }: Question, rows: readonly { answerKey: string }[]) =>
  answers.flatMap(({ answerKey, label, risk }) =>
    risk && rows.some((row) => row.answerKey === answerKey) ? { label, risk: risk.label } : [],
  )

const answerText = (question: Question, given: readonly GivenAnswer[]) =>
  joined(
    question.answers.flatMap(({ answerKey }) => {
      const match = given.find(({ answerId }) => answerId === answerKey)
      return match ? answerInWords(question, match) : []
    }),
  )

function lookAgainOf(
  row: Row,
  question: Question,
  common: { check: Check; href: string | null; question: string },
): FollowUp['lookAgain'] {
  const red = redAnswers(question, row.risks)
  if (red.length === 0 || !row.answers || !row.answeredAt) return null
  return {
    ...common,
    answer: answerText(question, row.answers),
    risk: joined(red.map(({ risk }) => risk)),
    answeredDate: row.answeredAt.toISOString(),
    answeredBy: authorOf(row.answeredBy),
  }
}

function solvedOf({ solved, answers }: Row, question: Question, text: string): FollowUp['solved'] {
  const red = redAnswers(question, solved)
  const [last] = solved
  if (!last || red.length === 0) return null
  const given = answers ?? []
  // A question that is not asked any more keeps its answer.
  const isExcluded =
    redAnswers(
      question,
      given.map(({ answerId }) => ({ answerKey: answerId })),
    ).length > 0
  return {
    question: text,
    risk: joined(red.map(({ risk }) => risk)),
    answer: joined(red.map(({ label }) => label)),
    answerNow: isExcluded ? null : answerText(question, given),
    solvedDate: new Date(last.solvedAt).toISOString(),
    solvedBy: authorOf(last.solvedBy),
  }
}

/**
 * The question while it shows a risk, or the risk that was solved since. Both are null for an action point that is open
 * or was not made for a risk, and when its section or question is gone.
 */
export async function findFollowUp(db: Db, companyId: number, id: number, check: Check): Promise<FollowUp> {
  const questionnaire = questionnaires[check]
  await refreshIfOutdated(db, { companyId, questionnaire })
  const row = await selectFollowUp(db, companyId, id)
  const question = row && findQuestion(questionnaire, row)
  if (!question) return NO_FOLLOW_UP
  const text = question.text.replaceAll(questionnaire.section.placeholder, () => row.sectionName ?? '')
  const href = answerPath(companyId, questionnaire, row, id)
  return {
    lookAgain: lookAgainOf(row, question, { check, href, question: text }),
    solved: solvedOf(row, question, text),
  }
}
