import * as v from 'valibot'

import { Check, CheckType } from '#shared/domain/basics/check.ts'
import { StatusColor } from '#shared/domain/basics/status-color.ts'

/**
 * `numUnfinished`: 0 when complete or not started. `checkUrl`: a path of the portal for MIJN_OMGEVING, an absolute URL
 * for EXTERN. `resumeUrl`: where the user stopped; null when nothing is left, the user may not write, or outside the
 * portal. `lastUpdated`: of an answer, ISO 8601; null without answers, or outside the portal.
 */
export const CheckEntry = v.object({
  check: Check,
  checkType: CheckType,
  checkStatus: StatusColor,
  numUnfinished: v.number(),
  started: v.boolean(),
  checkUrl: v.string(),
  resumeUrl: v.nullable(v.string()),
  lastUpdated: v.nullable(v.string()),
  checkEnvironment: v.picklist(['MIJN_OMGEVING', 'EXTERN']),
  /** The page with the answers of a check for welding smoke from before its renewal of 1 July 2020. */
  checkArchivedUrl: v.nullable(v.string()),
})
export type CheckEntry = v.InferOutput<typeof CheckEntry>

export const isFinished = ({ started, checkStatus, numUnfinished }: CheckEntry): boolean =>
  started && checkStatus !== 'GREY' && numUnfinished === 0

/** Of those that can be resumed the one that was answered last. */
export const checkToResume = (entries: readonly CheckEntry[]): CheckEntry | undefined =>
  entries
    .filter(({ resumeUrl }) => resumeUrl !== null)
    .sort((a, b) => (b.lastUpdated ?? '').localeCompare(a.lastUpdated ?? ''))[0]
