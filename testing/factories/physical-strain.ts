import { writtenChecks } from '#server/checks/questionnaires/written-checks.ts'
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

const { questionnaire: physicalStrain } = writtenChecks.PHYSICAL_STRAIN

/** `group`: the function group; null for the company. */
type Given = {
  group?: number | null
  script: string
  question: string
  answers: (string | [answerId: string, value: string])[]
  revision?: number
}

type ScriptAnswer = Pick<Given, 'script' | 'question' | 'answers'>

/** One urgent risk: a load above the maximum. */
export const HEAVY_LOAD = { EDUCATION: { tasks: ['liftHigh'] }, LIFT_ABOVE_SHOULDER: { load: 'gt25' } }
/** The origin of an action point for the risk of `HEAVY_LOAD`. */
export const heavyLoadIn = (functionGroup: number) =>
  ({
    check: 'PHYSICAL_STRAIN',
    checkSectionId: functionGroup,
    scriptKey: 'LIFT_ABOVE_SHOULDER',
    questionId: 'load',
  }) as const

/** From the floor, heavier than recommended: 5.7 kg, with a lifting index of 1.8. */
export const HEAVY_LIFT: LiftingTask = {
  load: 10,
  from: { height: 0, reach: 40, turn: 45 },
  to: { height: 75, reach: 40, turn: 0 },
  isPlacedExactly: false,
  frequency: 1,
  hours: 8,
  grip: 'POOR',
}

/** Of a function group and of the company, while nothing is answered. */
export const NUM_GROUP_QUESTIONS = countQuestions(physicalStrain, 'SECTION', {})
export const NUM_COMPANY_QUESTIONS = countQuestions(physicalStrain, 'COMPANY', {})

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

/** Finds no risk, needs no action points, and is possible whatever the risks are. */
export const riskFreeAnswer = ({ type, answers }: Question): Answer =>
  answers.find(
    ({ color, withoutRisks, requiresMeasures }) => color === 'GREEN' && !withoutRisks && !requiresMeasures,
  ) ??
  answers.find(({ color, withoutRisks }) => type === 'SINGLE' && color === null && !withoutRisks) ??
  answers.at(-1)!

const toGivenAnswer = (given: Given['answers'][number]): GivenAnswer => {
  const [answerId, value] = typeof given === 'string' ? [given, ''] : given
  return { answerId, value }
}

/** As the server stores them, in the question's order. */
function storedAnswers({ script, question, answers }: ScriptAnswer, group: number | null): GivenAnswer[] {
  const known = questionIn(group === null ? 'COMPANY' : 'SECTION', script, question).answers
  const given = answers.map(toGivenAnswer)
  return known.flatMap(({ answerKey }) => given.filter(({ answerId }) => answerId === answerKey))
}

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
   * For questions without answers: one statement for all but the last, which the API stores so that it computes the
   * status from all. Throws an error when the API refuses it.
   */
  async function answerAll(user: User, companyId: number, group: number | null, given: ScriptAnswer[]) {
    const last = given.at(-1)
    if (!last) return
    // The first call about a check creates the row for the company.
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

    async startCheck(user: User, name?: string): Promise<number> {
      const id = await companies.createCompany(user, name)
      await user.browser.post(`/rest/companies/${id}/start-check/PHYSICAL_STRAIN`)
      return id
    },

    async addGroup({ browser }: User, companyId: number, name = 'Bankwerkers'): Promise<number> {
      const path = pathOf(companyId, 'functiongroup')
      return (await browser.post(path, { functionGroupName: name })).body.responseObject.id
    },

    /** For questions of one script without answers: question → its answers. */
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

    /** `group`: null for the company. In green, except for `given` (script → question → answers). */
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

    checkRow: async (companyId: number) =>
      (
        await backEnd.sql`
          select status, num_unfinished from company_check
          where company_id = ${companyId} and "check" = 'PHYSICAL_STRAIN'`
      )[0],
  }
}
