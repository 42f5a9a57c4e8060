import { answersOf, pagesOf, surveysOf } from '#shared/domain/check-flow.ts'
import { physicalStrain } from '../../server/questionnaires/physical-strain.ts'
import type { useBackEnd } from '../harness/back-end.ts'
import { companiesIn, type User } from './companies.ts'

/** One question that is answered. `group` null: of the whole company. An answer can bring its text along. */
type Given = {
  group?: number | null
  script: string
  question: string
  answers: (string | [answerId: string, value: string])[]
  revision?: number
}

/** What tests of the check for physical strain begin with, over the back end of a test file. */
export function physicalStrainIn(backEnd: ReturnType<typeof useBackEnd>) {
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
      answers: answers.map((given) => {
        const [answerId, value] = typeof given === 'string' ? [given, ''] : given
        return { answerId, value }
      }),
      revision,
    })

  /** Answers questions of one script that nobody answered yet: question → the answer to it. */
  async function answerScript(
    user: User,
    companyId: number,
    group: number | null,
    script: string,
    given: Record<string, string | Given['answers']>,
  ): Promise<void> {
    for (const [question, answers] of Object.entries(given)) {
      const { status, body } = await answer(user, companyId, {
        group,
        script,
        question,
        answers: typeof answers === 'string' ? [answers] : answers,
      })
      if (status !== 200) throw new Error(`${script} ${question}: ${status} ${JSON.stringify(body)}`)
    }
  }

  return {
    ...companies,
    pathOf,
    answer,

    /** Makes a company of this user that started the check. Gives its id. */
    async startCheck(user: User, name?: string): Promise<number> {
      const id = await companies.createCompany(user, name)
      await user.browser.post(`/rest/companies/${id}/start-check/PHYSICAL_STRAIN`)
      return id
    },

    /** Adds a function group. Gives its id. */
    async addGroup({ browser }: User, companyId: number, name = 'Bankwerkers'): Promise<number> {
      const path = pathOf(companyId, 'functiongroup')
      return (await browser.post(path, { functionGroupName: name })).body.responseObject.id
    },

    answerScript,

    /**
     * Finishes a function group, or with null what is asked of the company: green wherever `given` (script → question →
     * answers) says nothing else.
     */
    async finish(
      user: User,
      companyId: number,
      group: number | null,
      given: Record<string, Record<string, string | Given['answers']>> = {},
    ): Promise<void> {
      const part = group === null ? 'COMPANY' : 'SECTION'
      for (;;) {
        const path = pathOf(companyId, `answers${group === null ? '' : `?checkSectionId=${group}`}`)
        const answers = answersOf((await user.browser.get(path)).body.responseObject)
        const next = pagesOf(physicalStrain, part, answers).find(
          ({ scriptKey, questionKey }) => questionKey && !answers[scriptKey]?.[questionKey],
        )
        if (!next) return
        const { scriptKey, questionKey } = next as { scriptKey: string; questionKey: string }
        const survey = surveysOf(physicalStrain, part).find((script) => script.scriptKey === scriptKey)
        const question = survey?.questions.find((candidate) => candidate.questionKey === questionKey)
        const green = question?.answers.find(({ color, withoutRisks }) => color === 'GREEN' && !withoutRisks)
        const chosen = given[scriptKey]?.[questionKey] ?? [[green!.answerKey, green!.freeText ? 'Bas' : '']]
        await answerScript(user, companyId, group, scriptKey, { [questionKey]: chosen })
      }
    },

    /** How the check stands in the list of checks. */
    checkRow: async (companyId: number) =>
      (
        await backEnd.sql`
          select status, num_unfinished from company_check
          where company_id = ${companyId} and "check" = 'PHYSICAL_STRAIN'`
      )[0],
  }
}
