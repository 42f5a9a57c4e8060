import { definitionOf } from '#shared/domain/basics/check.ts'
import type { CheckRef } from '#shared/domain/checks/check-ref.ts'

/** `key`: the id of a section, or the key of a script. */
export const resultPath = ({ check, companyId }: CheckRef, key?: number | string) =>
  `/bedrijven/${companyId}/checks/${definitionOf(check).slug}${key === undefined ? '' : `/${key}`}`

export const questionsPath = ({ check, companyId }: CheckRef) =>
  `/check/${definitionOf(check).slug}/${companyId}`

/** Continues a check where the user stopped, or a list of substances at what is unfinished. */
export const resumePath = (ref: CheckRef) =>
  definitionOf(ref.check).hasSectionList ? `${resultPath(ref)}?status=GREY` : questionsPath(ref)

/** `sectionName`: null for the company as a whole. */
export type QuestionPlace = {
  scriptKey: string
  questionKey: string
  sectionId: number
  sectionName: string | null
}

/** `actionPointId`: the completed action point for which the question is answered again. */
export function questionPath(
  ref: CheckRef,
  { scriptKey, questionKey, sectionId, sectionName }: QuestionPlace,
  actionPointId?: number,
): string {
  const query = new URLSearchParams({
    scriptKey,
    ...(sectionName !== null && { [definitionOf(ref.check).idParam]: String(sectionId) }),
    questionId: questionKey,
    ...(actionPointId !== undefined && { opnieuw: String(actionPointId) }),
  })
  return `${questionsPath(ref)}?${query}`
}
