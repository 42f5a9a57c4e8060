import { type Check, type CheckEntry, checkTypeOf } from '#shared/domain/check.ts'
import type { StatusColor } from '#shared/domain/status-color.ts'

/**
 * A started check, as stored. `startedAt`: ISO 8601. `lastUpdated`: when somebody answered last, ISO 8601; null when nobody
 * did, and when the portal does not have its answers.
 */
export type StartedCheck = {
  status: StatusColor
  numUnfinished: number
  startedAt: string
  lastUpdated: string | null
}

/** When the check for welding smoke was renewed, in Amsterdam. Source: docs/product.md, section 9. */
const WELDING_SMOKE_RENEWED_AT = Date.parse('2020-07-01T00:00+02:00')

/** The name of each external check in the URL of its page on the public website. */
const externalNames: Record<Exclude<Check, 'PHYSICAL_STRAIN'>, string> = {
  HAZARDOUS_SUBSTANCES: 'gevaarlijke-stoffen',
  MACHINE_SAFETY: 'machineveiligheid',
  NOISE_HAZARD: 'geluid',
  TEMP_WORK_AT_HEIGHT: 'werken-op-hoogte',
  WELDING_SMOKE: 'lasrook',
}

/** Whether a check for welding smoke was started before the check was renewed, so that its answers are in the archive. */
const isArchived = (check: Check, started: StartedCheck | undefined) =>
  check === 'WELDING_SMOKE' && started && Date.parse(started.startedAt) < WELDING_SMOKE_RENEWED_AT

/**
 * Returns one entry of a company's list of checks. `started`: undefined for a check that was not started yet. `mayWrite`:
 * whether the user may answer questions. `websiteUrl`: the address of the public website, with a slash at the end.
 */
export function checkEntry(
  check: Check,
  started: StartedCheck | undefined,
  company: { id: number; externalId: string; mayWrite: boolean },
  websiteUrl: string,
): CheckEntry {
  const onWebsite = (name: string) => `${websiteUrl}checks/?check=${name}&company=${company.externalId}`
  return {
    check,
    checkType: checkTypeOf(check),
    checkStatus: started?.status ?? 'WHITE',
    numUnfinished: started?.numUnfinished ?? 0,
    started: started !== undefined,
    lastUpdated: started?.lastUpdated ? new Date(started.lastUpdated).toISOString() : null,
    ...(check === 'PHYSICAL_STRAIN'
      ? {
          checkEnvironment: 'MIJN_OMGEVING',
          checkUrl: started ? resultPath(company.id, check) : resumePath(company.id, check),
          resumeUrl: company.mayWrite && started?.numUnfinished ? resumePath(company.id, check) : null,
        }
      : { checkEnvironment: 'EXTERN', checkUrl: onWebsite(externalNames[check]), resumeUrl: null }),
    checkArchivedUrl: isArchived(check, started) ? onWebsite('lasrook-archief') : null,
  }
}

/** The name of each check in the paths of its pages in the portal. */
const pathNames: Partial<Record<Check, string>> = { PHYSICAL_STRAIN: 'fysieke-belasting' }

/** The path of the results of a check in the portal. `key`: of one section (its id), or of one script. */
export const resultPath = (companyId: number, check: Check, key?: number | string) =>
  `/bedrijven/${companyId}/checks/${[pathNames[check], key].filter((part) => part !== undefined).join('/')}`

/** The path that opens the questions of a check in the portal: at the first one, or where the user stopped. */
export const resumePath = (companyId: number, check: Check) => `/check/${pathNames[check]}/${companyId}`

/** A question in a section. `sectionName`: null for the company as a whole. */
type QuestionPlace = { scriptKey: string; questionKey: string; sectionId: number; sectionName: string | null }

/**
 * The path of a question in the portal. `actionPointId`: of the action point that was completed, for which the question is
 * answered again.
 */
export function questionPath(
  companyId: number,
  check: Check,
  { scriptKey, questionKey, sectionId, sectionName }: QuestionPlace,
  actionPointId?: number,
): string {
  const query = new URLSearchParams({
    scriptKey,
    ...(sectionName !== null && { functionGroupId: String(sectionId) }),
    questionId: questionKey,
    ...(actionPointId !== undefined && { opnieuw: String(actionPointId) }),
  })
  return `/check/${pathNames[check]}/${companyId}?${query}`
}
