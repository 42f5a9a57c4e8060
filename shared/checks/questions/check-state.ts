import type { CheckRef } from '#shared/domain/checks/check-ref.ts'
import type { Questionnaire } from '#shared/domain/checks/questionnaire.ts'
import type { Section, StoredAnswer } from '#shared/domain/checks/section-check.ts'
import type { QueuedAnswer } from '#shared/parts/checks/waiting-answers/queue.ts'

export type OpenCheck = CheckRef & {
  questionnaire: Questionnaire
  sections: readonly Section[]
  archived: readonly Section[]
  /** Of every section that was loaded, by `sectionKey`. */
  stored: Readonly<Record<string, readonly StoredAnswer[]>>
}

/** OFFLINE: the server cannot be reached. FAILING: the server responds with errors. */
type SendStatus = 'IDLE' | 'BUSY' | 'OFFLINE' | 'FAILING'

export type CheckState = {
  check: OpenCheck | undefined
  /** What this user still has to send, for all companies. */
  queue: readonly QueuedAnswer[]
  sendStatus: SendStatus
  /** The whole queue is in the browser's storage, so that it survives a reload. */
  isPersisted: boolean
}

export type OpenCheckState = CheckState & { check: OpenCheck }

export type CheckSnapshot = Pick<OpenCheckState, 'check' | 'queue'>

/** As the server returned them. `sectionId` null: of the whole company. */
export type AnswersUpdate = CheckRef & { sectionId: number | null; rows: readonly StoredAnswer[] }

export const sectionKey = (sectionId: number | null) => String(sectionId ?? 'company')

/**
 * `isComplete`: the rows are all answers of the section. Otherwise they are all answers of the scripts in them, and a
 * section that was not loaded before stays unloaded.
 */
export function mergeAnswers(check: OpenCheck, { sectionId, rows }: AnswersUpdate, isComplete: boolean) {
  const key = sectionKey(sectionId)
  const before = check.stored[key]
  if (!before && !isComplete) return check
  const updatedScripts = new Set(rows.map(({ scriptKey }) => scriptKey))
  const rest = isComplete ? [] : (before ?? []).filter(({ scriptKey }) => !updatedScripts.has(scriptKey))
  return { ...check, stored: { ...check.stored, [key]: [...rest, ...rows] } }
}
