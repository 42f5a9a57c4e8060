import { answersOf, resumePage } from '#shared/domain/check-flow.ts'
import type { ResumePage } from '#shared/domain/section-check.ts'
import type { AnswerRow, SectionCheck } from './queries.ts'

/**
 * Where to go on in a section, or with null in what is asked of the whole company; null when it is finished.
 * `scriptKeys`: look at no other scripts.
 */
export function findResumePage(
  { questionnaire }: SectionCheck,
  sectionId: number | null,
  rows: readonly AnswerRow[],
  scriptKeys?: readonly string[],
): ResumePage | null {
  const part = sectionId === null ? 'COMPANY' : 'SECTION'
  const place = resumePage(questionnaire, part, answersOf(rows), scriptKeys)
  return place
    ? { scriptKey: place.scriptKey, functionGroupId: sectionId, questionId: place.questionKey }
    : null
}
