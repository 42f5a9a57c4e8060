import {
  type Answers,
  type CheckPage,
  nextPage,
  type Part,
  pagesOf,
  resumePage,
  scriptsOf,
} from '#shared/domain/check-flow.ts'
import type { Questionnaire } from '#shared/domain/questionnaire.ts'
import { checkHref } from '../hrefs.ts'

// Where one is in the check, and the address of that.

/** `sectionId` null: in what is asked of the whole company. */
export type Step = CheckPage & { sectionId: number | null }

export const partOf = (sectionId: number | null): Part => (sectionId === null ? 'COMPANY' : 'SECTION')

/** The address of a step. */
export const stepHref = (companyId: number, { scriptKey, questionKey, sectionId }: Step): string =>
  checkHref(companyId, {
    scriptKey,
    functionGroupId: sectionId,
    ...(questionKey !== null && { questionId: questionKey }),
  })

/** Where a part ends. */
export const endHref = (companyId: number, sectionId: number | null): string =>
  sectionId === null
    ? `${checkHref(companyId)}/einde`
    : `${checkHref(companyId)}/einde-functiegroep?functionGroupId=${sectionId}`

/** Where somebody wants to be, in the words of the address. */
export type RequestedPage = { scriptKey: string | null; questionKey: string | null; resume: boolean }

/** Where a part goes on; at its beginning when there is nothing left to do. */
const resumeOrFirstPage = (questionnaire: Questionnaire, part: Part, answers: Answers) =>
  resumePage(questionnaire, part, answers) ?? pagesOf(questionnaire, part, answers)[0]

/**
 * The page of a part that comes closest to what is wished: itself, or when it is skipped by now the one after it. Of a
 * script its first page. Undefined when the part has no pages.
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
  const ofScript = pages.filter((place) => place.scriptKey === script.scriptKey)
  const match = ofScript.find((place) => place.questionKey === questionKey) ?? ofScript[0]
  if (match) return match
  // The script is skipped.
  const first = script.scriptType === 'SURVEY' ? (script.questions[0]?.questionKey ?? null) : null
  const place = { scriptKey: script.scriptKey, questionKey: first }
  return nextPage(questionnaire, part, answers, place) ?? pages.at(-1)
}
