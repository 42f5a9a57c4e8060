import * as v from 'valibot'

import { Check, CheckType } from '#shared/domain/basics/check.ts'
import { StatusColor } from '#shared/domain/basics/status-color.ts'

/** One check of one company, as an item of a list. */
export const CheckEntry = v.object({
  check: Check,
  checkType: CheckType,
  checkStatus: StatusColor,
  /** Number of open questions; 0 when the check is complete or not started. */
  numUnfinished: v.number(),
  started: v.boolean(),
  /** The page of the check: a path of the portal for MIJN_OMGEVING, an absolute URL for EXTERN. */
  checkUrl: v.string(),
  /**
   * The path that goes on with its questions where the user stopped; null when there is nothing to go on with, when the
   * user may not write, and outside the portal.
   */
  resumeUrl: v.nullable(v.string()),
  /** When somebody answered last, ISO 8601; null when nobody did, and outside the portal. */
  lastUpdated: v.nullable(v.string()),
  checkEnvironment: v.picklist(['MIJN_OMGEVING', 'EXTERN']),
  /** Only for a check for welding smoke from before its renewal of 1 July 2020: the page with its answers. */
  checkArchivedUrl: v.nullable(v.string()),
})
export type CheckEntry = v.InferOutput<typeof CheckEntry>

/** Whether nothing is left to do in a started check. */
export const isFinished = ({ started, checkStatus, numUnfinished }: CheckEntry): boolean =>
  started && checkStatus !== 'GREY' && numUnfinished === 0

/** Returns the check to go on with: of those that can be resumed the one that was answered last; undefined when there is none. */
export const checkToResume = (entries: readonly CheckEntry[]): CheckEntry | undefined =>
  entries
    .filter(({ resumeUrl }) => resumeUrl !== null)
    .sort((a, b) => (b.lastUpdated ?? '').localeCompare(a.lastUpdated ?? ''))[0]
