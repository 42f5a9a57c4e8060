import type { StatusColor } from '#shared/domain/basics/status-color.ts'
import {
  type Answers,
  answersOf,
  type GivenAnswer,
  type RiskSummary,
  summarizePart,
} from '#shared/domain/checks/check-flow.ts'
import { isSameCheck } from '#shared/domain/checks/check-ref.ts'
import type { Section } from '#shared/domain/checks/section-check.ts'
import type { QueuedAnswer } from '#shared/parts/checks/waiting-answers/queue.ts'
import { type CheckSnapshot, type OpenCheck, sectionKey } from './check-state.ts'

// Selectors of the answers that the pages show: the stored ones, replaced by the queued ones.

type Row = { scriptKey: string; questionId: string; answers: readonly GivenAnswer[] }

/** `sectionId` null: of the company part. */
export function sectionAnswers({ check, queue }: CheckSnapshot, sectionId: number | null): Answers {
  const isOfSection = (answer: QueuedAnswer) => isSameCheck(answer, check) && answer.sectionId === sectionId
  const stored: readonly Row[] = check.stored[sectionKey(sectionId)] ?? []
  return answersOf([...stored, ...queue.filter(isOfSection)])
}

/** It does not exist or is not in use (any more). */
export const isSectionGone = ({ sections }: OpenCheck, sectionId: number | null): boolean =>
  sectionId !== null && sections.every(({ id }) => id !== sectionId)

/** Computed from the answers; before they are loaded, the summary of the server. */
export function summarizeSection(snapshot: CheckSnapshot, section: Section): RiskSummary {
  const { check } = snapshot
  if (!check.stored[sectionKey(section.id)]) return section
  return summarizePart(check.questionnaire, 'SECTION', sectionAnswers(snapshot, section.id))
}

export const companyStatus = (snapshot: CheckSnapshot): StatusColor =>
  summarizePart(snapshot.check.questionnaire, 'COMPANY', sectionAnswers(snapshot, null)).status
