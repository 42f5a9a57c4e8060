import { answersOf, resumePage } from '#shared/domain/checks/check-flow.ts'
import type { ResumePage } from '#shared/domain/checks/section-check.ts'
import type { AnswerRow, SectionCheck } from './queries.ts'

/**
 * Null when the part is finished, or no page leads to what is open. `sectionId`: null for the questions of the
 * company. `scriptKeys`: limits the search to these scripts.
 */
export function findResumePage(
  { questionnaire }: SectionCheck,
  sectionId: number | null,
  rows: readonly AnswerRow[],
  scriptKeys?: readonly string[],
): ResumePage | null {
  const part = sectionId === null ? 'COMPANY' : 'SECTION'
  const page = resumePage(questionnaire, part, answersOf(rows), scriptKeys)
  return page ? { scriptKey: page.scriptKey, sectionId, questionId: page.questionKey } : null
}
