import * as v from 'valibot'

import { StatusColor } from './status-color.ts'

/**
 * The six checks, in their order in lists. `label`: the name. `results`: the label of the button to the results of a check
 * that was started.
 */
const words = {
  PHYSICAL_STRAIN: { label: 'Fysieke belasting', results: 'Resultaten per functiegroep' },
  HAZARDOUS_SUBSTANCES: { label: 'Gevaarlijke stoffen', results: 'Bekijk register' },
  MACHINE_SAFETY: { label: 'Machineveiligheid', results: 'Resultaten per machine' },
  NOISE_HAZARD: { label: 'Schadelijk geluid', results: 'Resultaten verbetercheck' },
  TEMP_WORK_AT_HEIGHT: { label: 'Tijdelijk werken op hoogte', results: 'Resultaten' },
  WELDING_SMOKE: { label: 'Lasrook', results: 'Resultaten per ruimte' },
}
export type Check = keyof typeof words
export const checks = Object.keys(words) as Check[]
export const Check = v.picklist(checks)

/** Returns one text of each check. */
const textsOf = (text: keyof (typeof words)[Check]) =>
  Object.fromEntries(checks.map((check) => [check, words[check][text]])) as Record<Check, string>

export const checkLabels = textsOf('label')

/** The label of the button to the results of a started check. */
export const resultsLabels = textsOf('results')

/** A register is kept up to date; a check is completed. */
export const CheckType = v.picklist(['CHECK', 'REGISTER'])
export type CheckType = v.InferOutput<typeof CheckType>

export const checkTypeOf = (check: Check): CheckType =>
  check === 'HAZARDOUS_SUBSTANCES' ? 'REGISTER' : 'CHECK'

/** The label of the button that starts a check. */
export const startLabels: Record<CheckType, string> = {
  CHECK: 'Start Verbetercheck',
  REGISTER: 'Start register',
}

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
