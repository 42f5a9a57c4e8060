import {
  type Answers,
  answersOf,
  type GivenAnswer,
  type RiskSummary,
  summarizePart,
} from '#shared/domain/check-flow.ts'
import type { FunctionGroup } from '#shared/domain/section-check.ts'
import type { StatusColor } from '#shared/domain/status-color.ts'
import type { QueuedAnswer } from './queue.ts'
import { type CheckState, type OpenCheck, sectionKey } from './store.ts'

// What the screen goes by: what is stored, and over it what is still on its way.

type Row = { scriptKey: string; questionId: string; answers: readonly GivenAnswer[] }
type CheckSnapshot = Pick<CheckState, 'queue'> & { check: OpenCheck }

/** What was answered in a section, as far as this device knows. */
export function sectionAnswers({ check, queue }: CheckSnapshot, sectionId: number | null): Answers {
  const isOfSection = (entry: QueuedAnswer) =>
    entry.companyId === check.companyId && entry.sectionId === sectionId
  const stored: readonly Row[] = check.stored[sectionKey(sectionId)] ?? []
  return answersOf([...stored, ...queue.filter(isOfSection)])
}

/** How a section stands with what was answered here; as the server told when it was not looked into. */
export function summarizeSection(known: CheckSnapshot, group: FunctionGroup): RiskSummary {
  const { check } = known
  if (!check.stored[sectionKey(group.id)]) return group
  return summarizePart(check.questionnaire, 'SECTION', sectionAnswers(known, group.id))
}

/** How what is asked of the whole company stands. */
export const companyStatus = (known: CheckSnapshot): StatusColor =>
  summarizePart(known.check.questionnaire, 'COMPANY', sectionAnswers(known, null)).status
