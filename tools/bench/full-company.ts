import { type Kysely, sql } from 'kysely'
import { questionnaires } from '#server/checks/questionnaires/registry.ts'
import { seedSubstances } from '#server/operations/demo/hazardous-substances.ts'
import { type AnswersByScript, answersOf, decidedBy, seedCheck } from '#server/operations/demo/seed-check.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { type Check, checkDefinitions } from '#shared/domain/basics/check.ts'
import { contradictionOf, type Part, pagesOf, surveysOf } from '#shared/domain/checks/check-flow.ts'
import type { Answer, Questionnaire } from '#shared/domain/checks/questionnaire.ts'
import { type FieldValues, fieldsOf } from '#shared/domain/checks/section-fields.ts'
import { OWNER } from './accounts.ts'
import { fillDatabase } from './filling.ts'

const SECTIONS = 60
export const SUBSTANCES = 2_000
/** One question in this number is answered with a risk. */
const ONE_RISK_IN = 6

/** What is asked of a machine depends on its kind. */
const MACHINE_KINDS = fieldsOf(questionnaires.MACHINE_SAFETY!).flatMap((field) =>
  field.type === 'CHOICE' && field.decides ? field.options.map(({ optionKey }) => optionKey) : [],
)

/** What is recorded of a section. Consecutive machines differ in kind. */
const recordOf = (check: Check, number: number): FieldValues =>
  check === 'MACHINE_SAFETY' ? { kind: MACHINE_KINDS[number % MACHINE_KINDS.length]! } : {}

/** An answer that ends nothing, with a risk where one is wanted. */
function chooseAnswer(answers: readonly Answer[], isRisk: boolean): string {
  const known = answers.filter(
    ({ color, endsScript, excludesOthers, withoutRisks, requiresMeasures, freeText }) =>
      color !== 'GREY' && !endsScript && !excludesOthers && !withoutRisks && !requiresMeasures && !freeText,
  )
  const wanted = known.find(({ color }) => (color === 'RED') === isRisk)
  return (wanted ?? known[0] ?? answers[0]!).answerKey
}

const flowAnswersOf = (all: AnswersByScript) =>
  Object.fromEntries(
    Object.entries(all).map(([scriptKey, questions]) => [
      scriptKey,
      Object.fromEntries(Object.entries(questions).map(([key, given]) => [key, answersOf(given)])),
    ]),
  )

/** `given`: existing answers. `number`: of the section, so that neighbouring sections have different risks. */
function answerAll(
  questionnaire: Questionnaire,
  part: Part,
  given: AnswersByScript,
  number = 0,
): AnswersByScript {
  const all = structuredClone(given)
  for (let asked = number + 1; ; asked++) {
    const next = pagesOf(questionnaire, part, flowAnswersOf(all)).find(
      ({ scriptKey, questionKey }) => questionKey !== null && !all[scriptKey]?.[questionKey],
    )
    if (!next) return all
    const survey = surveysOf(questionnaire, part).find(({ scriptKey }) => scriptKey === next.scriptKey)!
    const question = survey.questions.find(({ questionKey }) => questionKey === next.questionKey)!
    const answers = flowAnswersOf(all)
    const possible = question.answers.filter(
      (answer) => contradictionOf(questionnaire, survey, answer, answers) === undefined,
    )
    const answer = chooseAnswer(possible, asked % ONE_RISK_IN === 0)
    all[survey.scriptKey] = { ...all[survey.scriptKey], [question.questionKey]: [answer] }
  }
}

async function seedChecks(transaction: Kysely<Database>, companyId: number, userId: number): Promise<void> {
  const editors = { owner: userId, adviser: userId }
  const checks = checkDefinitions.filter(({ hasSectionList }) => !hasSectionList)
  for (const { check } of checks) {
    const questionnaire = questionnaires[check]!
    const ofCompany = answerAll(questionnaire, 'COMPANY', {})
    const by = { daysAgo: 30, by: 'owner' } as const
    const sections = Array.from({ length: SECTIONS / checks.length }, (_, at) => {
      const fields = recordOf(check, at)
      const given = answerAll(questionnaire, 'SECTION', decidedBy(questionnaire, fields), at)
      return { ...by, name: `Deel ${at + 1}`, given, fields }
    })
    const all = [{ ...by, name: null, given: ofCompany }, ...sections]
    await seedCheck(transaction, questionnaire, companyId, all, editors)
  }
  await seedSubstances(transaction, companyId, editors, SUBSTANCES)
}

/** Returns its id. */
async function insertFullCompany(transaction: Kysely<Database>): Promise<number> {
  const { rows } = await sql<{ id: number; ownerId: number }>`
    insert into company (owner_id, name, number_of_employees, branch, membership, coach_invited_at)
    select id, 'Volle smederij', '10-100', 'Metalektro', 'Weet ik niet', now() from person where email = ${OWNER}
    returning id, owner_id`.execute(transaction)
  const [company] = rows
  await seedChecks(transaction, company!.id, company!.ownerId)
  return company!.id
}

/** To the database in `dataDir`, which no server may have open. Returns the company's id. */
export const addFullCompany = (dataDir: string): Promise<number> =>
  fillDatabase(dataDir, ({ db }) => db.transaction().execute(insertFullCompany))
