import { physicalStrain } from '#server/checks/questionnaires/physical-strain.ts'
import type { LiftingTask } from '#shared/domain/checks/calculations/lifting-equation.ts'
import {
  answersOf,
  countQuestions,
  type GivenAnswer,
  hasOwnPage,
  type Part,
  pagesOf,
  surveysOf,
} from '#shared/domain/checks/check-flow.ts'
import type { Answer, Question } from '#shared/domain/checks/questionnaire.ts'
import type { BackEnd } from '../harness/back-end.ts'
import { companiesIn, type User } from './companies.ts'

/** The answers to one question. `group`: the function group, or null for the company as a whole. */
type Given = {
  group?: number | null
  script: string
  question: string
  answers: (string | [answerId: string, value: string])[]
  revision?: number
}

type ScriptAnswer = Pick<Given, 'script' | 'question' | 'answers'>

/** Answers with one risk, which is urgent: a load above the maximum. */
export const HEAVY_LOAD = { EDUCATION: { tasks: ['liftHigh'] }, LIFT_ABOVE_SHOULDER: { load: 'gt25' } }
/** The origin of an action point for the risk of `HEAVY_LOAD` in a function group. */
export const heavyLoadIn = (functionGroup: number) =>
  ({
    check: 'PHYSICAL_STRAIN',
    checkSectionId: functionGroup,
    scriptKey: 'LIFT_ABOVE_SHOULDER',
    questionId: 'load',
  }) as const

/** A way of lifting from the floor that is heavier than recommended: 5.7 kg, with a lifting index of 1.8. */
export const HEAVY_LIFT: LiftingTask = {
  load: 10,
  from: { height: 0, reach: 40, turn: 45 },
  to: { height: 75, reach: 40, turn: 0 },
  isPlacedExactly: false,
  frequency: 1,
  hours: 8,
  grip: 'POOR',
}

/** The number of questions of a function group, and of the company, as long as nothing is answered. */
export const NUM_GROUP_QUESTIONS = countQuestions(physicalStrain, 'SECTION', {})
export const NUM_COMPANY_QUESTIONS = countQuestions(physicalStrain, 'COMPANY', {})

/** The number of questions of these scripts. */
export const questionsIn = (...scriptKeys: string[]): number =>
  [...surveysOf(physicalStrain, 'SECTION'), ...surveysOf(physicalStrain, 'COMPANY')]
    .filter(({ scriptKey }) => scriptKeys.includes(scriptKey))
    .reduce((sum, { questions }) => sum + questions.filter(hasOwnPage).length, 0)

function questionIn(part: Part, scriptKey: string, questionKey: string): Question {
  const script = surveysOf(physicalStrain, part).find((survey) => survey.scriptKey === scriptKey)
  const question = script?.questions.find((candidate) => candidate.questionKey === questionKey)
  if (!question) throw new Error(`There is no question ${scriptKey} ${questionKey}`)
  return question
}

/** An answer that finds no risk, needs no action points, and can be given whatever the risks are. */
export const riskFreeAnswer = ({ type, answers }: Question): Answer =>
  answers.find(
    ({ color, withoutRisks, requiresMeasures }) => color === 'GREEN' && !withoutRisks && !requiresMeasures,
  ) ??
  answers.find(({ color, withoutRisks }) => type === 'SINGLE' && color === null && !withoutRisks) ??
  answers.at(-1)!

/** Returns an answer as the server stores it. */
const toGivenAnswer = (given: Given['answers'][number]): GivenAnswer => {
  const [answerId, value] = typeof given === 'string' ? [given, ''] : given
  return { answerId, value }
}

/** Returns the answers to a question in the question's order, as the server stores them. */
function storedAnswers({ script, question, answers }: ScriptAnswer, group: number | null): GivenAnswer[] {
  const known = questionIn(group === null ? 'COMPANY' : 'SECTION', script, question).answers
  const given = answers.map(toGivenAnswer)
  return known.flatMap(({ answerKey }) => given.filter(({ answerId }) => answerId === answerKey))
}

/** Creates the data that tests of the check for physical strain start from, in the back end of a test file. */
export function physicalStrainIn(backEnd: BackEnd) {
  const companies = companiesIn(backEnd)
  const pathOf = (companyId: number, path: string) => `/rest/${companyId}/physicalstrain/${path}`

  const answer = (
    { browser }: User,
    companyId: number,
    { group = null, script, question, answers, revision = 0 }: Given,
  ) =>
    browser.post(pathOf(companyId, `survey/${script}`), {
      checkSectionId: group,
      questionId: question,
      answers: answers.map(toGivenAnswer),
      revision,
    })

  /**
   * Answers questions that have no answers yet: all but the last with one statement, and the last one through the API,
   * which computes the status of the check from all answers. Throws an error when the API refuses the last answer.
   */
  async function answerAll(user: User, companyId: number, group: number | null, given: ScriptAnswer[]) {
    const last = given.at(-1)
    if (!last) return
    // The first call about a check creates the row for the company as a whole.
    if (group === null) await user.browser.get(pathOf(companyId, 'answers'))
    const rows = given.slice(0, -1).map((row) => ({ ...row, answers: storedAnswers(row, group) }))
    await backEnd.sql`
      insert into check_answer (section_id, script_key, question_key, answers, revision, version, answered_by)
      select section.id, given.script, given.question, given.answers, 1, ${physicalStrain.version}::int, ${user.id}::int
      from check_section as section, jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as given (script text, question text, answers jsonb)
      where section.company_id = ${companyId} and section."check" = 'PHYSICAL_STRAIN'
        and section.id is not distinct from coalesce(${group}::int, section.id)
        and (section.name is null) = ${group === null}`
    const { status, body } = await answer(user, companyId, { group, ...last })
    if (status !== 200) throw new Error(`${last.script} ${last.question}: ${status} ${JSON.stringify(body)}`)
  }

  return {
    ...companies,
    pathOf,
    answer,

    /** Creates a company of this user that has started the check. Returns its id. */
    async startCheck(user: User, name?: string): Promise<number> {
      const id = await companies.createCompany(user, name)
      await user.browser.post(`/rest/companies/${id}/start-check/PHYSICAL_STRAIN`)
      return id
    },

    /** Adds a function group. Returns its id. */
    async addGroup({ browser }: User, companyId: number, name = 'Bankwerkers'): Promise<number> {
      const path = pathOf(companyId, 'functiongroup')
      return (await browser.post(path, { functionGroupName: name })).body.responseObject.id
    },

    /** Answers questions of one script that have no answers yet: question → its answers. */
    answerScript: (
      user: User,
      companyId: number,
      group: number | null,
      script: string,
      given: Record<string, string | Given['answers']>,
    ) =>
      answerAll(
        user,
        companyId,
        group,
        Object.entries(given).map(([question, answers]) => ({
          script,
          question,
          answers: typeof answers === 'string' ? [answers] : answers,
        })),
      ),

    /**
     * Answers all open questions of a function group, or with null those about the company, in green except where
     * `given` (script → question → answers) has other answers.
     */
    async finish(
      user: User,
      companyId: number,
      group: number | null,
      given: Record<string, Record<string, string | Given['answers']>> = {},
    ): Promise<void> {
      const part = group === null ? 'COMPANY' : 'SECTION'
      const path = pathOf(companyId, `answers${group === null ? '' : `?checkSectionId=${group}`}`)
      let answers = answersOf((await user.browser.get(path)).body.responseObject)
      const added: ScriptAnswer[] = []
      const findNext = () =>
        pagesOf(physicalStrain, part, answers).find(
          ({ scriptKey, questionKey }) => questionKey && !answers[scriptKey]?.[questionKey],
        )
      for (let next = findNext(); next; next = findNext()) {
        const { scriptKey: script, questionKey: question } = next as {
          scriptKey: string
          questionKey: string
        }
        const safe = riskFreeAnswer(questionIn(part, script, question))
        const chosen = given[script]?.[question] ?? [[safe.answerKey, safe.freeText ? 'Bas' : '']]
        const row = { script, question, answers: typeof chosen === 'string' ? [chosen] : chosen }
        added.push(row)
        answers = { ...answers, [script]: { ...answers[script], [question]: storedAnswers(row, group) } }
      }
      await answerAll(user, companyId, group, added)
    },

    /** Returns the status of the check as the list of checks shows it. */
    checkRow: async (companyId: number) =>
      (
        await backEnd.sql`
          select status, num_unfinished from company_check
          where company_id = ${companyId} and "check" = 'PHYSICAL_STRAIN'`
      )[0],
  }
}
