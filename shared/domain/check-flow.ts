import type { Answer, Column, Question, Questionnaire, Risk, Script, Survey } from './questionnaire.ts'
import type { StatusColor } from './status-color.ts'

// Computes the flow of a check from its answers: which questions are asked and which are skipped, the next page, and the
// status of every part. Used by browser and server. It knows no theme: a theme is described by its questionnaire only.

/** An answer as it was given. `value`: the text that goes with it; '' for none. */
export type GivenAnswer = { answerId: string; value: string }

/** What was answered in one section, or for the whole company: per script, per question. */
export type Answers = Readonly<Record<string, Readonly<Record<string, readonly GivenAnswer[]>>>>

/** A check has one part for each section, and one for the company as a whole. */
export type Part = 'SECTION' | 'COMPANY'

/** A page of the check: a question, or the information at the beginning of a script. */
export type CheckPage = { scriptKey: string; questionKey: string | null }

/** How a part stands. `numUnfinished`: how many of its scripts are not finished. */
type StatusSummary = { status: StatusColor; numUnfinished: number }

/** The same with what was found. */
export type RiskSummary = StatusSummary & { numRisks: number }

/** A risk that was found, and where. */
export type FoundRisk = Risk & { scriptKey: string; question: Question; answer: Answer }

const colorPrecedence: readonly StatusColor[] = ['GREY', 'RED', 'ORANGE', 'GREEN', 'WHITE']

/**
 * The colour of several together, in whatever order: GREY wins over RED, RED over GREEN, and WHITE is only left when
 * there is nothing else. Source: decision C1.
 */
export const combineColors = (colors: readonly StatusColor[]): StatusColor =>
  colorPrecedence.find((color) => colors.includes(color)) ?? 'WHITE'

/** Puts stored answers in the order in which they are looked up. */
export function answersOf(
  rows: readonly { scriptKey: string; questionId: string; answers: readonly GivenAnswer[] }[],
): Answers {
  const answers: Record<string, Record<string, readonly GivenAnswer[]>> = {}
  for (const row of rows) {
    answers[row.scriptKey] ??= {}
    answers[row.scriptKey]![row.questionId] = row.answers
  }
  return answers
}

/** All scripts of a part in the order in which they come, also those that will be skipped. */
export function scriptsOf({ scripts, startScriptKey }: Questionnaire, part: Part): Script[] {
  const chain: Script[] = []
  let key: string | null = startScriptKey
  while (key !== null) {
    const script = scripts.find(({ scriptKey }) => scriptKey === key)
    if (!script || chain.includes(script)) break
    chain.push(script)
    key = script.nextScript
  }
  return chain.filter(({ genericScript }) => genericScript === (part === 'COMPANY'))
}

/** All surveys of a part in the order in which they come, also those that will be skipped. */
export const surveysOf = (questionnaire: Questionnaire, part: Part): Survey[] =>
  scriptsOf(questionnaire, part).filter((script) => script.scriptType === 'SURVEY')

const findSurvey = ({ scripts }: Questionnaire, key: string): Survey | undefined =>
  scripts.find((script): script is Survey => script.scriptKey === key && script.scriptType === 'SURVEY')

/** The answers to a question that still exist, with what was given. */
function chosenAnswers({ scriptKey }: Survey, { questionKey, answers: known }: Question, answers: Answers) {
  const given = answers[scriptKey]?.[questionKey] ?? []
  if (given.length === 0) return []
  const found: { answer: Answer; value: string }[] = []
  for (const answer of known) {
    const match = given.find(({ answerId }) => answerId === answer.answerKey)
    if (match) found.push({ answer, value: match.value })
  }
  return found
}

/** The questions of a script that are asked: an answer can end it. */
export function questionsOf(survey: Survey, answers: Answers): Question[] {
  const last = survey.questions.findIndex((question) =>
    chosenAnswers(survey, question, answers).some(({ answer }) => answer.endsScript),
  )
  return last < 0 ? survey.questions : survey.questions.slice(0, last + 1)
}

/** Whether a script is asked: YES, NO, or not known as long as the question it depends on has no answer. */
function isAsked(
  questionnaire: Questionnaire,
  { dependsOn }: Script,
  answers: Answers,
): 'YES' | 'NO' | 'UNKNOWN' {
  if (!dependsOn) return 'YES'
  const survey = findSurvey(questionnaire, dependsOn.scriptKey)
  if (!survey) return 'NO'
  const before = isAsked(questionnaire, survey, answers)
  if (before !== 'YES') return before
  const question = questionsOf(survey, answers).find(
    ({ questionKey }) => questionKey === dependsOn.questionKey,
  )
  if (!question) return 'NO'
  const given = chosenAnswers(survey, question, answers)
  if (given.length === 0) return 'UNKNOWN'
  return given.some(({ answer }) => dependsOn.answerKeys.includes(answer.answerKey)) ? 'YES' : 'NO'
}

/** Whether a script is left out, with these answers. */
export const isSkipped = (questionnaire: Questionnaire, script: Script, answers: Answers): boolean =>
  isAsked(questionnaire, script, answers) !== 'YES'

/** The risks of a script, in the order of its questions. */
export const risksOf = (questionnaire: Questionnaire, survey: Survey, answers: Answers): FoundRisk[] =>
  isSkipped(questionnaire, survey, answers)
    ? []
    : questionsOf(survey, answers).flatMap((question) =>
        chosenAnswers(survey, question, answers).flatMap(({ answer }) =>
          answer.risk ? { ...answer.risk, scriptKey: survey.scriptKey, question, answer } : [],
        ),
      )

/** Whether an answer says that there is no risk, while the rest of the part shows one. */
export const isContradicted = (
  questionnaire: Questionnaire,
  { scriptKey, genericScript }: Survey,
  { withoutRisks }: Answer,
  answers: Answers,
): boolean =>
  withoutRisks === true &&
  surveysOf(questionnaire, genericScript ? 'COMPANY' : 'SECTION').some(
    (survey) => survey.scriptKey !== scriptKey && risksOf(questionnaire, survey, answers).length > 0,
  )

/** How one question stands; GREY as long as it is not finished. A choice without a judgement counts as GREEN. */
function statusOfQuestion(
  questionnaire: Questionnaire,
  survey: Survey,
  question: Question,
  answers: Answers,
): 'GREY' | 'RED' | 'GREEN' {
  const given = chosenAnswers(survey, question, answers)
  const isOpen = ({ answer, value }: (typeof given)[number]) =>
    (answer.freeText && !value.trim()) || isContradicted(questionnaire, survey, answer, answers)
  if (given.length === 0 || given.some(isOpen)) return 'GREY'
  const color = combineColors(given.map(({ answer }) => answer.color ?? 'GREEN'))
  return color === 'GREY' || color === 'RED' ? color : 'GREEN'
}

/** What somebody chose to do, in the words of the answers or in their own, in the order of the questions. */
export const measuresOf = (questionnaire: Questionnaire, survey: Survey, answers: Answers): string[] =>
  isSkipped(questionnaire, survey, answers)
    ? []
    : questionsOf(survey, answers).flatMap((question) =>
        chosenAnswers(survey, question, answers).flatMap(({ answer, value }) =>
          answer.isMeasure ? (answer.freeText ? value.trim() || [] : answer.label) : [],
        ),
      )

/** How one script stands. A script that is skipped is WHITE. */
export function summarizeScript(
  questionnaire: Questionnaire,
  survey: Survey,
  answers: Answers,
): RiskSummary & { numOpen: number } {
  if (isSkipped(questionnaire, survey, answers))
    return { status: 'WHITE', numUnfinished: 0, numRisks: 0, numOpen: 0 }
  const colors = questionsOf(survey, answers).map((question) =>
    statusOfQuestion(questionnaire, survey, question, answers),
  )
  const status = combineColors(colors)
  return {
    status,
    numUnfinished: status === 'GREY' ? 1 : 0,
    numRisks: risksOf(questionnaire, survey, answers).length,
    /** Questions that are not finished. */
    numOpen: colors.filter((color) => color === 'GREY').length,
  }
}

/** Several summaries as one. */
export const mergeSummaries = (summaries: readonly RiskSummary[]): RiskSummary => ({
  status: combineColors(summaries.map(({ status }) => status)),
  numUnfinished: summaries.reduce((sum, { numUnfinished }) => sum + numUnfinished, 0),
  numRisks: summaries.reduce((sum, { numRisks }) => sum + numRisks, 0),
})

/** How one cell of the matrix stands: a column of one section. */
export const summarizeCell = (questionnaire: Questionnaire, { scriptKeys }: Column, answers: Answers) =>
  mergeSummaries(
    scriptKeys.flatMap((key) => {
      const survey = findSurvey(questionnaire, key)
      return survey ? summarizeScript(questionnaire, survey, answers) : []
    }),
  )

/** How a part stands. */
export const summarizePart = (questionnaire: Questionnaire, part: Part, answers: Answers) =>
  mergeSummaries(
    surveysOf(questionnaire, part).map((survey) => summarizeScript(questionnaire, survey, answers)),
  )

/** How the whole check stands. Without a single section it is not finished, whatever else was answered. */
export function summarizeCheck(sections: readonly RiskSummary[], company: RiskSummary): RiskSummary {
  const none = { status: 'GREY', numUnfinished: 1, numRisks: 0 } as const
  return mergeSummaries([...(sections.length > 0 ? sections : [none]), company])
}

/** Whether there is a plan to make of something with this status. Source: specification, section 4. */
export const hasPlan = (status: StatusColor) => status !== 'GREY' && status !== 'WHITE'

/** A page of the check, and whether it is shown with these answers. */
type PageVisibility = { page: CheckPage; isShown: boolean }

/** All pages of a part in the order in which they come, also those that are skipped. */
function allPagesOf(questionnaire: Questionnaire, part: Part, answers: Answers): PageVisibility[] {
  return scriptsOf(questionnaire, part).flatMap((script): PageVisibility[] => {
    const isShown = !isSkipped(questionnaire, script, answers)
    const { scriptKey } = script
    if (script.scriptType === 'INFORMATION') return [{ page: { scriptKey, questionKey: null }, isShown }]
    const asked = questionsOf(script, answers).length
    return script.questions.map(({ questionKey }, index) => ({
      page: { scriptKey, questionKey },
      isShown: isShown && index < asked,
    }))
  })
}

const shownPages = (pages: readonly PageVisibility[]) =>
  pages.filter(({ isShown }) => isShown).map(({ page }) => page)

/** The pages of a part in the order in which they come, with these answers. */
export const pagesOf = (questionnaire: Questionnaire, part: Part, answers: Answers): CheckPage[] =>
  shownPages(allPagesOf(questionnaire, part, answers))

/** Where a page stands among all there are; -1 when there is no such page. */
const indexOfPage = (pages: readonly PageVisibility[], { scriptKey, questionKey }: CheckPage) =>
  pages.findIndex(({ page }) => page.scriptKey === scriptKey && page.questionKey === questionKey)

/** The page after `page`, also when `page` itself is skipped by now; undefined at the end of the part. */
export function nextPage(
  questionnaire: Questionnaire,
  part: Part,
  answers: Answers,
  page: CheckPage,
): CheckPage | undefined {
  const pages = allPagesOf(questionnaire, part, answers)
  return shownPages(pages.slice(indexOfPage(pages, page) + 1))[0]
}

/** The page before `page`; undefined at the beginning of the part. */
export function previousPage(
  questionnaire: Questionnaire,
  part: Part,
  answers: Answers,
  page: CheckPage,
): CheckPage | undefined {
  const pages = allPagesOf(questionnaire, part, answers)
  return shownPages(pages.slice(0, Math.max(0, indexOfPage(pages, page)))).at(-1)
}

/** The first page of a script, its information included if that stands right before it. */
const startPageOf = (pages: readonly CheckPage[], index: number): CheckPage => {
  const page = pages[index]!
  const before = pages[index - 1]
  return before?.questionKey === null && before.scriptKey !== page.scriptKey ? before : page
}

/**
 * Where to go on: the first question without an answer, otherwise the first that is not finished; undefined when the
 * part is. Who has to begin a script gets its information first. `scriptKeys`: looks at no other scripts.
 */
export function resumePage(
  questionnaire: Questionnaire,
  part: Part,
  answers: Answers,
  scriptKeys?: readonly string[],
): CheckPage | undefined {
  const pages = pagesOf(questionnaire, part, answers)
  const find = (isOpen: (survey: Survey, question: Question) => boolean) =>
    pages.findIndex(({ scriptKey, questionKey }) => {
      if (scriptKeys && !scriptKeys.includes(scriptKey)) return false
      const survey = findSurvey(questionnaire, scriptKey)
      const question = survey?.questions.find((candidate) => candidate.questionKey === questionKey)
      return survey && question && isOpen(survey, question)
    })
  const unanswered = find((survey, question) => chosenAnswers(survey, question, answers).length === 0)
  if (unanswered >= 0) return startPageOf(pages, unanswered)
  const unfinished = find(
    (survey, question) => statusOfQuestion(questionnaire, survey, question, answers) === 'GREY',
  )
  return unfinished >= 0 ? pages[unfinished] : undefined
}

/** How far a part is, in questions. What may still turn out to be skipped counts as long as that is not known. */
export function progressOf(questionnaire: Questionnaire, part: Part, answers: Answers) {
  const surveys = surveysOf(questionnaire, part).filter(
    (survey) => isAsked(questionnaire, survey, answers) !== 'NO',
  )
  const questions = surveys.flatMap((survey) =>
    questionsOf(survey, answers).map((question) => chosenAnswers(survey, question, answers).length > 0),
  )
  return { answered: questions.filter(Boolean).length, total: questions.length }
}

/** A section as the order of the parts needs it. */
type SectionStatus = { id: number; status: StatusColor }

/**
 * The part to go on with after section `current`, or at the very start (null): the next section that is not finished,
 * round to the first; then what is asked of the whole company; undefined when all is done.
 */
export function nextPart(
  sections: readonly SectionStatus[],
  company: { status: StatusColor },
  current: number | null,
): { part: 'SECTION'; id: number } | { part: 'COMPANY' } | undefined {
  const from = sections.findIndex(({ id }) => id === current) + 1
  const inTurn = [...sections.slice(from), ...sections.slice(0, from)]
  const section = inTurn.find(({ status }) => status === 'GREY')
  if (section) return { part: 'SECTION', id: section.id }
  return company.status === 'GREY' ? { part: 'COMPANY' } : undefined
}

/**
 * The questions that were added since a part was answered: without an answer, and younger than the oldest answer that
 * was given in it.
 */
export function newQuestions(
  questionnaire: Questionnaire,
  part: Part,
  answers: Answers,
  versions: readonly number[],
): (CheckPage & { questionKey: string })[] {
  const oldest = Math.min(...versions)
  return surveysOf(questionnaire, part)
    .filter((survey) => !isSkipped(questionnaire, survey, answers))
    .flatMap((survey) =>
      questionsOf(survey, answers)
        .filter(({ since }) => since > oldest)
        .filter((question) => chosenAnswers(survey, question, answers).length === 0)
        .map(({ questionKey }) => ({ scriptKey: survey.scriptKey, questionKey })),
    )
}
