import {
  type Answers,
  type CheckPage,
  decidingPage,
  nextPage,
  type Part,
  pagesOf,
  resumePage,
  scriptsOf,
} from '#shared/domain/checks/check-flow.ts'
import type { CheckRef } from '#shared/domain/checks/check-ref.ts'
import type { Questionnaire } from '#shared/domain/checks/questionnaire.ts'
import { checkHref, endHref, endOfSectionHref } from '../hrefs.ts'

/** `sectionId` null: in the company part. */
export type Step = CheckPage & { sectionId: number | null }

export const partOf = (sectionId: number | null): Part => (sectionId === null ? 'COMPANY' : 'SECTION')

/** For one question instead of all: again after an action point, or to return to a page. */
type Purpose = { actionPointId?: number | undefined; returnTo?: string | undefined }

export const stepHref = (
  check: CheckRef,
  { scriptKey, questionKey, sectionId }: Step,
  { actionPointId, returnTo }: Purpose = {},
): string =>
  checkHref(check, {
    scriptKey,
    sectionId,
    ...(questionKey !== null && { questionId: questionKey }),
    opnieuw: actionPointId,
    terug: returnTo,
  })

export const endOfPartHref = (check: CheckRef, sectionId: number | null): string =>
  sectionId === null ? endHref(check) : endOfSectionHref(check, sectionId)

type RequestedPage = { scriptKey: string | null; questionKey: string | null; resume: boolean }

/** Its first page when the part is finished. */
const resumeOrFirstPage = (questionnaire: Questionnaire, part: Part, answers: Answers) =>
  resumePage(questionnaire, part, answers) ?? pagesOf(questionnaire, part, answers)[0]

/**
 * The page itself, that of the question that it refines, or the first page of its script. If the script is skipped: the
 * page after it, or that of the question that decides about it. Without a known script: the page to resume at.
 * Undefined when the part has no pages.
 */
export function findNearestPage(
  questionnaire: Questionnaire,
  part: Part,
  answers: Answers,
  { scriptKey, questionKey, resume }: RequestedPage,
): CheckPage | undefined {
  const script = scriptsOf(questionnaire, part).find((candidate) => candidate.scriptKey === scriptKey)
  if (resume || !script) return resumeOrFirstPage(questionnaire, part, answers)
  const pages = pagesOf(questionnaire, part, answers)
  const questions = script.scriptType === 'SURVEY' ? script.questions : []
  const question = questions.find((candidate) => candidate.questionKey === questionKey)
  const pageKey = question?.refines ?? questionKey
  const scriptPages = pages.filter((page) => page.scriptKey === script.scriptKey)
  const match = scriptPages.find((page) => page.questionKey === pageKey) ?? scriptPages[0]
  if (match) return match
  const deciding = decidingPage(questionnaire, script, answers)
  if (deciding) return deciding
  const firstQuestion = questions[0]?.questionKey ?? null
  const skippedPage = { scriptKey: script.scriptKey, questionKey: firstQuestion }
  return nextPage(questionnaire, part, answers, skippedPage) ?? pages.at(-1)
}

export function findRefining(
  { scripts }: Questionnaire,
  { scriptKey, questionKey }: CheckPage,
  requested: string | null,
): string | undefined {
  const script = scripts.find((candidate) => candidate.scriptKey === scriptKey)
  const questions = script?.scriptType === 'SURVEY' ? script.questions : []
  return questions.find(({ questionKey: key, refines }) => key === requested && refines === questionKey)
    ?.questionKey
}
