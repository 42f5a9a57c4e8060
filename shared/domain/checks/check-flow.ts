import type { StatusColor } from '#shared/domain/basics/status-color.ts'
import {
  type Answer,
  type Column,
  type Condition,
  conditionsOf,
  isDecided,
  isDeciding,
  type Question,
  type Questionnaire,
  type Risk,
  type Script,
  type Survey,
} from './questionnaire.ts'

// Computes from the answers which questions are asked and which are skipped, the next page, and the status of every
// part. Used by browser and server. Knows no check but by its questionnaire.

/** `value`: its free text; '' for none. `version`: of the questionnaire at that time; absent: the newest. */
export type GivenAnswer = { answerId: string; value: string; version?: number }

/** In one section, or of the company: by script key and question key. */
export type Answers = Readonly<Record<string, Readonly<Record<string, readonly GivenAnswer[]>>>>

/** One part for each section, and one for the company as a whole. */
export type Part = 'SECTION' | 'COMPANY'

/** A question, or the information at the beginning of a script. */
export type CheckPage = { scriptKey: string; questionKey: string | null }

/** `numUnfinished`: open questions, also those that may still be skipped. */
export type RiskSummary = { status: StatusColor; numUnfinished: number; numRisks: number }

/** Of a script or a column. `isUnknown`: not asked yet, and it is not known whether that will happen. */
type SubjectSummary = RiskSummary & { isUnknown: boolean }

/** With the answer that shows it. `value`: see `GivenAnswer`. */
export type FoundRisk = Risk & { scriptKey: string; question: Question; answer: Answer; value: string }

const colorPrecedence: readonly StatusColor[] = ['GREY', 'RED', 'ORANGE', 'GREEN', 'WHITE']

/**
 * In any order: GREY before RED, RED before ORANGE, ORANGE before GREEN, and WHITE only when there is no other colour.
 * Source: docs/decisions/0015 (C1).
 */
export const combineColors = (colors: readonly StatusColor[]): StatusColor =>
  colorPrecedence.find((color) => colors.includes(color)) ?? 'WHITE'

type AnsweredQuestion = {
  scriptKey: string
  questionId: string
  answers: readonly GivenAnswer[]
  version?: number
}

export function answersOf(rows: readonly AnsweredQuestion[]): Answers {
  const answers: Record<string, Record<string, readonly GivenAnswer[]>> = {}
  for (const { scriptKey, questionId, answers: given, version } of rows) {
    answers[scriptKey] ??= {}
    answers[scriptKey]![questionId] =
      version === undefined ? given : given.map((answer) => ({ ...answer, version }))
  }
  return answers
}

/** In their order, including skipped ones. */
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

export const surveysOf = (questionnaire: Questionnaire, part: Part): Survey[] =>
  scriptsOf(questionnaire, part).filter((script) => script.scriptType === 'SURVEY')

const findSurvey = ({ scripts }: Questionnaire, key: string): Survey | undefined =>
  scripts.find((script): script is Survey => script.scriptKey === key && script.scriptType === 'SURVEY')

/** Those that still exist in the questionnaire. */
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

/** A question that refines another one may stay open. */
export const hasOwnPage = ({ refines }: Question): boolean => refines === undefined

/** It does not refine another one, and its answer does not follow from what is recorded. */
export const isAnsweredOnPage = (questionnaire: Questionnaire, survey: Survey, question: Question): boolean =>
  hasOwnPage(question) && !isDecided(questionnaire, survey, question)

export const hasExpiredAnswer = ({ answers }: Question, given: readonly GivenAnswer[]): boolean =>
  given.some(({ answerId }) => !answers.some(({ answerKey }) => answerKey === answerId))

/** Added after the question was answered. An answer that follows from what is recorded is not given again. */
function newAnswerKeys(
  questionnaire: Questionnaire,
  survey: Survey,
  question: Question,
  given: readonly GivenAnswer[],
): string[] {
  const [{ version } = {}] = given
  if (version === undefined || isDecided(questionnaire, survey, question)) return []
  return question.answers.filter(({ since = 1 }) => since > version).map(({ answerKey }) => answerKey)
}

/**
 * A chosen answer does not exist any more, or the question decides what else is asked and has an answer that was not
 * offered then.
 */
export function isOutdated(
  questionnaire: Questionnaire,
  survey: Survey,
  question: Question,
  given: readonly GivenAnswer[],
): boolean {
  return (
    hasExpiredAnswer(question, given) ||
    (newAnswerKeys(questionnaire, survey, question, given).length > 0 &&
      isDeciding(questionnaire, survey, question))
  )
}

/** UNKNOWN as long as a question is open that decides it. Source: docs/decisions/0015 (C8). */
type Asked = 'YES' | 'NO' | 'UNKNOWN'

const allOf = (conditions: readonly Asked[]): Asked =>
  conditions.includes('NO') ? 'NO' : conditions.includes('UNKNOWN') ? 'UNKNOWN' : 'YES'

const isAsked = (questionnaire: Questionnaire, script: Script, answers: Answers): Asked =>
  allOf(conditionsOf(script).map((condition) => holds(questionnaire, condition, answers)))

type PossibleQuestion = { question: Question; asked: 'YES' | 'UNKNOWN' }

/**
 * An answer can end the survey early, and questions have conditions of their own. One that refines a question is asked
 * only with that one. `last`: the key of the question to stop at.
 */
function possibleQuestions(
  questionnaire: Questionnaire,
  survey: Survey,
  answers: Answers,
  last?: string,
): PossibleQuestion[] {
  const found: PossibleQuestion[] = []
  for (const question of survey.questions) {
    const { questionKey, refines, dependsOn = [] } = question
    const refined = found.find((other) => other.question.questionKey === refines)
    const asked = allOf([
      ...(refines === undefined ? [] : [refined?.asked ?? ('NO' as const)]),
      ...dependsOn.map((condition) => holds(questionnaire, condition, answers)),
    ])
    if (asked !== 'NO') found.push({ question, asked })
    const ends = chosenAnswers(survey, question, answers).some(({ answer }) => answer.endsScript)
    if (questionKey === last || (asked === 'YES' && ends)) break
  }
  return found
}

/** When the survey is asked. Also those of which that is not known yet. */
export const askedQuestionsOf = (
  questionnaire: Questionnaire,
  survey: Survey,
  answers: Answers,
): Question[] => possibleQuestions(questionnaire, survey, answers).map(({ question }) => question)

const certainQuestions = (questionnaire: Questionnaire, survey: Survey, answers: Answers): Question[] =>
  possibleQuestions(questionnaire, survey, answers).flatMap(({ question, asked }) =>
    asked === 'YES' ? question : [],
  )

function holds(
  questionnaire: Questionnaire,
  { scriptKey, questionKey, answerKeys }: Condition,
  answers: Answers,
): Asked {
  const survey = findSurvey(questionnaire, scriptKey)
  if (!survey) return 'NO'
  const before = isAsked(questionnaire, survey, answers)
  if (before !== 'YES') return before
  const found = possibleQuestions(questionnaire, survey, answers, questionKey).find(
    ({ question }) => question.questionKey === questionKey,
  )
  if (found?.asked !== 'YES') return found?.asked ?? 'NO'
  const { question } = found
  const chosen = chosenAnswers(survey, question, answers)
  if (chosen.some(({ answer }) => answerKeys.includes(answer.answerKey))) return 'YES'
  const given = answers[survey.scriptKey]?.[question.questionKey] ?? []
  const isOpen =
    chosen.length === 0 ||
    chosen.some(
      ({ answer }) =>
        answer.color === 'GREY' ||
        lacksGround(questionnaire, answer, answers) ||
        findContradiction(questionnaire, answer, answers) !== undefined,
    ) ||
    hasExpiredAnswer(question, given) ||
    newAnswerKeys(questionnaire, survey, question, given).some((key) => answerKeys.includes(key))
  return isOpen ? 'UNKNOWN' : 'NO'
}

/** It is not asked, or that is not known yet. */
export const isSkipped = (questionnaire: Questionnaire, script: Script, answers: Answers): boolean =>
  isAsked(questionnaire, script, answers) !== 'YES'

export const isSkippedQuestion = (
  questionnaire: Questionnaire,
  survey: Survey,
  question: Question,
  answers: Answers,
): boolean =>
  isSkipped(questionnaire, survey, answers) ||
  !certainQuestions(questionnaire, survey, answers).includes(question)

const allHold = (questionnaire: Questionnaire, conditions: readonly Condition[], answers: Answers): boolean =>
  allOf(conditions.map((condition) => holds(questionnaire, condition, answers))) === 'YES'

/** The answer with the colour and the urgency that it has beside the others: see `urgentWhen` and `easedWhen`. */
export function judged(questionnaire: Questionnaire, answer: Answer, answers: Answers): Answer {
  const { risk, urgentWhen = [], easedWhen } = answer
  if (risk && urgentWhen.some((condition) => holds(questionnaire, condition, answers) === 'YES'))
    return { ...answer, risk: { ...risk, urgency: 'NOW' } }
  return risk && easedWhen && allHold(questionnaire, easedWhen.conditions, answers)
    ? { ...answer, color: 'ORANGE', risk: { ...risk, urgency: easedWhen.urgency } }
    : answer
}

export const judgedQuestion = (
  questionnaire: Questionnaire,
  question: Question,
  answers: Answers,
): Question => ({
  ...question,
  answers: question.answers.map((answer) => judged(questionnaire, answer, answers)),
})

export const risksOf = (questionnaire: Questionnaire, survey: Survey, answers: Answers): FoundRisk[] =>
  isSkipped(questionnaire, survey, answers)
    ? []
    : certainQuestions(questionnaire, survey, answers).flatMap((question) =>
        chosenAnswers(survey, question, answers).flatMap(({ answer: chosen, value }) => {
          const answer = judged(questionnaire, chosen, answers)
          return answer.risk ? { ...answer.risk, scriptKey: survey.scriptKey, question, answer, value } : []
        }),
      )

/** Given answers that a reason makes green, such as "Niet van toepassing". */
export const reasonsOf = (
  questionnaire: Questionnaire,
  survey: Survey,
  answers: Answers,
): { question: Question; answer: Answer; reason: string }[] =>
  isSkipped(questionnaire, survey, answers)
    ? []
    : certainQuestions(questionnaire, survey, answers).flatMap((question) =>
        chosenAnswers(survey, question, answers).flatMap(({ answer, value }) =>
          answer.color === 'GREEN' && answer.freeText && value.trim()
            ? { question, answer, reason: value.trim() }
            : [],
        ),
      )

export const risksOfPart = (questionnaire: Questionnaire, part: Part, answers: Answers): FoundRisk[] =>
  surveysOf(questionnaire, part).flatMap((survey) => risksOf(questionnaire, survey, answers))

/** It states that there is no risk, while other answers of the part show one. */
const deniesRisks = (
  questionnaire: Questionnaire,
  { scriptKey, genericScript }: Survey,
  { withoutRisks }: Answer,
  answers: Answers,
): boolean =>
  withoutRisks === true &&
  surveysOf(questionnaire, genericScript ? 'COMPANY' : 'SECTION').some(
    (survey) => survey.scriptKey !== scriptKey && risksOf(questionnaire, survey, answers).length > 0,
  )

const lacksGround = (questionnaire: Questionnaire, { onlyWhen = [] }: Answer, answers: Answers): boolean =>
  !allHold(questionnaire, onlyWhen, answers)

const findContradiction = (
  questionnaire: Questionnaire,
  { contradictedBy = [] }: Answer,
  answers: Answers,
): string | undefined =>
  contradictedBy.find((condition) => holds(questionnaire, condition, answers) === 'YES')?.because

/** An answer that others contradict is offered, so that its contradiction is explained. */
export const isOffered = (
  questionnaire: Questionnaire,
  survey: Survey,
  answer: Answer,
  answers: Answers,
): boolean =>
  !deniesRisks(questionnaire, survey, answer, answers) && !lacksGround(questionnaire, answer, answers)

/** Why the answer does not count beside the others, as the end of a sentence. Undefined: it counts. */
export function contradictionOf(
  questionnaire: Questionnaire,
  survey: Survey,
  answer: Answer,
  answers: Answers,
): string | undefined {
  if (deniesRisks(questionnaire, survey, answer, answers)) return 'er zijn risico’s gevonden'
  if (lacksGround(questionnaire, answer, answers)) return 'een eerder antwoord sluit het uit'
  return findContradiction(questionnaire, answer, answers)
}

/**
 * GREY if it is unfinished. If it refines another one, nobody has to finish it: then it has the colour of the answers
 * that show a risk, otherwise WHITE. A choice without a judgement counts as GREEN.
 */
export function statusOfQuestion(
  questionnaire: Questionnaire,
  survey: Survey,
  question: Question,
  answers: Answers,
): StatusColor {
  const status = statusOfAnswers(questionnaire, survey, question, answers)
  if (status !== 'GREY' || hasOwnPage(question)) return status
  return combineColors(
    chosenAnswers(survey, question, answers).flatMap(({ answer }) => (answer.risk && answer.color) || []),
  )
}

/** As long as it is not known whether it is asked, it is open if it must be answered. */
function statusOfPossible(
  questionnaire: Questionnaire,
  survey: Survey,
  { question, asked }: PossibleQuestion,
  answers: Answers,
): StatusColor {
  if (asked === 'YES') return statusOfQuestion(questionnaire, survey, question, answers)
  return hasOwnPage(question) ? 'GREY' : 'WHITE'
}

function statusOfAnswers(
  questionnaire: Questionnaire,
  survey: Survey,
  question: Question,
  answers: Answers,
): StatusColor {
  const given = chosenAnswers(survey, question, answers)
  const isOpen = ({ answer, value }: (typeof given)[number]) =>
    (answer.freeText && !value.trim()) ||
    contradictionOf(questionnaire, survey, answer, answers) !== undefined
  if (given.length === 0 || given.some(isOpen)) return 'GREY'
  if (isOutdated(questionnaire, survey, question, answers[survey.scriptKey]?.[question.questionKey] ?? []))
    return 'GREY'
  return combineColors(given.map(({ answer }) => judged(questionnaire, answer, answers).color ?? 'GREEN'))
}

export const isOpenQuestion = (
  questionnaire: Questionnaire,
  survey: Survey,
  question: Question,
  answers: Answers,
): boolean => statusOfQuestion(questionnaire, survey, question, answers) === 'GREY'

/** It has a finished answer without a risk, or an answer to another question excludes it. */
function isSettled(questionnaire: Questionnaire, survey: Survey, question: Question, answers: Answers) {
  const asked = isAsked(questionnaire, survey, answers)
  if (asked !== 'YES') return asked === 'NO'
  const possible = possibleQuestions(questionnaire, survey, answers).find(
    (found) => found.question === question,
  )
  return !possible || statusOfPossible(questionnaire, survey, possible, answers) === 'GREEN'
}

/**
 * Their question is answered without a risk now, or an answer excludes it. A question whose answer was only removed, or
 * is not finished, solves nothing. Source: docs/decisions/0031-look-again.md.
 */
export function solvedRisks(
  questionnaire: Questionnaire,
  part: Part,
  before: Answers,
  after: Answers,
): FoundRisk[] {
  const left = risksOfPart(questionnaire, part, after).map(({ question }) => question)
  return surveysOf(questionnaire, part).flatMap((survey) =>
    risksOf(questionnaire, survey, before).filter(
      ({ question }) => !left.includes(question) && isSettled(questionnaire, survey, question, after),
    ),
  )
}

export const openQuestionsOf = (questionnaire: Questionnaire, survey: Survey, answers: Answers): Question[] =>
  possibleQuestions(questionnaire, survey, answers).flatMap((possible) =>
    statusOfPossible(questionnaire, survey, possible, answers) === 'GREY' ? possible.question : [],
  )

/** WHITE if it is not asked, GREY as long as that is not known. */
export function summarizeScript(
  questionnaire: Questionnaire,
  survey: Survey,
  answers: Answers,
): SubjectSummary {
  const asked = isAsked(questionnaire, survey, answers)
  if (asked === 'NO') return { status: 'WHITE', numUnfinished: 0, numRisks: 0, isUnknown: false }
  const colors = possibleQuestions(questionnaire, survey, answers).map((possible) =>
    statusOfPossible(questionnaire, survey, possible, answers),
  )
  const numUnfinished = colors.filter((color) => color === 'GREY').length
  if (asked === 'UNKNOWN') return { status: 'GREY', numUnfinished, numRisks: 0, isUnknown: true }
  return {
    status: combineColors(colors),
    numUnfinished,
    numRisks: risksOf(questionnaire, survey, answers).length,
    isUnknown: false,
  }
}

export const mergeSummaries = (summaries: readonly RiskSummary[]): RiskSummary => ({
  status: combineColors(summaries.map(({ status }) => status)),
  numUnfinished: summaries.reduce((sum, { numUnfinished }) => sum + numUnfinished, 0),
  numRisks: summaries.reduce((sum, { numRisks }) => sum + numRisks, 0),
})

export function mergeSubjects(summaries: readonly SubjectSummary[]): SubjectSummary {
  const chosen = summaries.filter(({ status }) => status !== 'WHITE')
  return {
    ...mergeSummaries(summaries),
    isUnknown: chosen.length > 0 && chosen.every(({ isUnknown }) => isUnknown),
  }
}

export const summarizeCell = (
  questionnaire: Questionnaire,
  { scriptKeys }: Pick<Column, 'scriptKeys'>,
  answers: Answers,
): SubjectSummary =>
  mergeSubjects(
    scriptKeys.flatMap((key) => {
      const survey = findSurvey(questionnaire, key)
      return survey ? summarizeScript(questionnaire, survey, answers) : []
    }),
  )

export const summarizePart = (questionnaire: Questionnaire, part: Part, answers: Answers) =>
  mergeSummaries(
    surveysOf(questionnaire, part).map((survey) => summarizeScript(questionnaire, survey, answers)),
  )

/** Without sections, the questions of one count as open. */
export function summarizeCheck(
  questionnaire: Questionnaire,
  sections: readonly RiskSummary[],
  company: RiskSummary,
): RiskSummary {
  const asked = sections.length > 0 ? sections : [summarizePart(questionnaire, 'SECTION', {})]
  return mergeSummaries([...asked, company])
}

/** Source: docs/product.md, section 4. */
export const hasPlan = (status: StatusColor) => status !== 'GREY' && status !== 'WHITE'

/** `lastUpdated`: of answers or remarks; null for none. */
export const hasDraftPlan = ({ status, lastUpdated }: { status: StatusColor; lastUpdated: string | null }) =>
  status === 'GREY' && lastUpdated !== null

type PageVisibility = { page: CheckPage; isShown: boolean }

function allPagesOf(questionnaire: Questionnaire, part: Part, answers: Answers): PageVisibility[] {
  return scriptsOf(questionnaire, part).flatMap((script): PageVisibility[] => {
    const isShown = !isSkipped(questionnaire, script, answers)
    const { scriptKey } = script
    if (script.scriptType === 'INFORMATION') return [{ page: { scriptKey, questionKey: null }, isShown }]
    const asked = isShown ? certainQuestions(questionnaire, script, answers) : []
    // Also those without a page, because what is recorded answers them: to find what comes after them.
    return script.questions.filter(hasOwnPage).map((question) => ({
      page: { scriptKey, questionKey: question.questionKey },
      isShown: asked.includes(question) && isAnsweredOnPage(questionnaire, script, question),
    }))
  })
}

const shownPages = (pages: readonly PageVisibility[]) =>
  pages.filter(({ isShown }) => isShown).map(({ page }) => page)

export const pagesOf = (questionnaire: Questionnaire, part: Part, answers: Answers): CheckPage[] =>
  shownPages(allPagesOf(questionnaire, part, answers))

const indexOfPage = (pages: readonly PageVisibility[], { scriptKey, questionKey }: CheckPage) =>
  pages.findIndex(({ page }) => page.scriptKey === scriptKey && page.questionKey === questionKey)

/** `page` may be skipped itself. Undefined at the end of the part. */
export function nextPage(
  questionnaire: Questionnaire,
  part: Part,
  answers: Answers,
  page: CheckPage,
): CheckPage | undefined {
  const pages = allPagesOf(questionnaire, part, answers)
  return shownPages(pages.slice(indexOfPage(pages, page) + 1))[0]
}

export function previousPage(
  questionnaire: Questionnaire,
  part: Part,
  answers: Answers,
  page: CheckPage,
): CheckPage | undefined {
  const pages = allPagesOf(questionnaire, part, answers)
  return shownPages(pages.slice(0, Math.max(0, indexOfPage(pages, page)))).at(-1)
}

/** Decides whether the script is asked. Undefined when that is known, or follows from what is recorded. */
export const decidingPage = (
  questionnaire: Questionnaire,
  script: Script,
  answers: Answers,
): CheckPage | undefined => decidingPageOf(questionnaire, conditionsOf(script), answers)

function decidingPageOf(
  questionnaire: Questionnaire,
  conditions: readonly Condition[],
  answers: Answers,
): CheckPage | undefined {
  const states = conditions.map((condition) => holds(questionnaire, condition, answers))
  if (allOf(states) !== 'UNKNOWN') return undefined
  return conditions
    .filter((_, at) => states[at] === 'UNKNOWN')
    .map((condition) => openPageOf(questionnaire, condition, answers))
    .find((page) => page !== undefined)
}

/** Of the question of a condition that is open, or of the one that decides whether it is asked. */
function openPageOf(
  questionnaire: Questionnaire,
  { scriptKey, questionKey }: Condition,
  answers: Answers,
): CheckPage | undefined {
  const survey = findSurvey(questionnaire, scriptKey)!
  const question = survey.questions.find((candidate) => candidate.questionKey === questionKey)!
  for (const conditions of [conditionsOf(survey), question.dependsOn ?? []]) {
    const isUnknown =
      allOf(conditions.map((condition) => holds(questionnaire, condition, answers))) === 'UNKNOWN'
    if (isUnknown) return decidingPageOf(questionnaire, conditions, answers)
  }
  return isDecided(questionnaire, survey, question) ? undefined : { scriptKey, questionKey }
}

/** Of the question that decides which questions of the script are asked; undefined like `decidingPage`. */
const decidingPageWithin = (
  questionnaire: Questionnaire,
  script: Script,
  answers: Answers,
): CheckPage | undefined =>
  script.scriptType === 'INFORMATION'
    ? undefined
    : askedQuestionsOf(questionnaire, script, answers)
        .map(({ dependsOn = [] }) => decidingPageOf(questionnaire, dependsOn, answers))
        .find((page) => page !== undefined)

/** The page at `index`, or the information page that directly precedes it. */
const startPageOf = (pages: readonly CheckPage[], index: number): CheckPage => {
  const page = pages[index]!
  const before = pages[index - 1]
  return before?.questionKey === null && before.scriptKey !== page.scriptKey ? before : page
}

/**
 * The first question without an answer, otherwise the first unfinished one, or the information page before it.
 * Undefined when the part is finished, or only what is recorded leaves questions open. `scriptKeys`: searches these
 * only; while it is not known whether one of them is asked, the page is that of the question that decides.
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
  if (unfinished >= 0) return pages[unfinished]
  return questionnaire.scripts
    .filter(({ scriptKey }) => scriptKeys?.includes(scriptKey))
    .map(
      (script) =>
        decidingPage(questionnaire, script, answers) ??
        // Nothing leads to a script as long as what is recorded leaves open whether it is asked.
        (isAsked(questionnaire, script, answers) === 'YES'
          ? decidingPageWithin(questionnaire, script, answers)
          : undefined),
    )
    .find((page) => page !== undefined)
}

/** Not when all that is open follows from what is recorded. */
export const canResume = (questionnaire: Questionnaire, survey: Survey, answers: Answers): boolean =>
  decidingPage(questionnaire, survey, answers) !== undefined ||
  (!isSkipped(questionnaire, survey, answers) &&
    (decidingPageWithin(questionnaire, survey, answers) !== undefined ||
      certainQuestions(questionnaire, survey, answers).some(
        (question) =>
          isAnsweredOnPage(questionnaire, survey, question) &&
          isOpenQuestion(questionnaire, survey, question, answers),
      )))

/** What an answer to one question opens and closes elsewhere. */
export function countOpenBeside(
  questionnaire: Questionnaire,
  part: Part,
  answers: Answers,
  { scriptKey, questionKey }: CheckPage,
): number {
  const survey = findSurvey(questionnaire, scriptKey)
  const isOpen =
    survey &&
    openQuestionsOf(questionnaire, survey, answers).some((question) => question.questionKey === questionKey)
  return summarizePart(questionnaire, part, answers).numUnfinished - (isOpen ? 1 : 0)
}

/** Those that may still be skipped count until that is known; those that a field answers never count. */
export const countQuestions = (questionnaire: Questionnaire, part: Part, answers: Answers): number =>
  surveysOf(questionnaire, part)
    .filter((survey) => isAsked(questionnaire, survey, answers) !== 'NO')
    .reduce(
      (sum, survey) =>
        sum +
        askedQuestionsOf(questionnaire, survey, answers).filter(
          (question) => question.fromRecord || isAnsweredOnPage(questionnaire, survey, question),
        ).length,
      0,
    )

type SectionStatus = { id: number; status: StatusColor }

/**
 * After section `current`, or at the start of the check (null): the next unfinished section, wrapping around to the
 * first; then the company; undefined when everything is finished.
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

/** Added without an answer, or to be answered again. `versions`: of the questionnaires that were answered. */
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
      certainQuestions(questionnaire, survey, answers)
        .filter((question) => isAnsweredOnPage(questionnaire, survey, question))
        .filter((question) => {
          const given = answers[survey.scriptKey]?.[question.questionKey] ?? []
          return given.length === 0
            ? question.since > oldest
            : isOutdated(questionnaire, survey, question, given)
        })
        .map(({ questionKey }) => ({ scriptKey: survey.scriptKey, questionKey })),
    )
}
