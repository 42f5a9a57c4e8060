import { type CheckRef, sectionThemeOf } from '#shared/domain/checks/themes.ts'

/** The path of the results of a check in the portal. `key`: of one section (its id), or of one script. */
export const resultPath = ({ check, companyId }: CheckRef, key?: number | string) =>
  `/bedrijven/${companyId}/checks/${sectionThemeOf(check).slug}${key === undefined ? '' : `/${key}`}`

/** The path of the questions of a check in the portal. */
export const questionsPath = ({ check, companyId }: CheckRef) =>
  `/check/${sectionThemeOf(check).slug}/${companyId}`

/**
 * The path that goes on with a check in the portal: at the first question, or where the user stopped. Of a register: what is
 * not finished.
 */
export const resumePath = (ref: CheckRef) =>
  sectionThemeOf(ref.check).isRegister ? `${resultPath(ref)}?status=GREY` : questionsPath(ref)

/** A question in a section. `sectionName`: null for the company as a whole. */
export type QuestionPlace = {
  scriptKey: string
  questionKey: string
  sectionId: number
  sectionName: string | null
}

/**
 * The path of a question in the portal. `actionPointId`: of the action point that was completed, for which the question is
 * answered again.
 */
export function questionPath(
  ref: CheckRef,
  { scriptKey, questionKey, sectionId, sectionName }: QuestionPlace,
  actionPointId?: number,
): string {
  const query = new URLSearchParams({
    scriptKey,
    ...(sectionName !== null && { [sectionThemeOf(ref.check).idParam]: String(sectionId) }),
    questionId: questionKey,
    ...(actionPointId !== undefined && { opnieuw: String(actionPointId) }),
  })
  return `${questionsPath(ref)}?${query}`
}
