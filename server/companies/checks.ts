import { type Check, type CheckEntry, checkTypeOf } from '#shared/domain/check.ts'
import type { StatusColor } from '#shared/domain/status-color.ts'

/** A started check, as stored. `startedAt`: ISO 8601. */
export type StartedCheck = { check: Check; status: StatusColor; numUnfinished: number; startedAt: string }

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
const isArchived = (started: StartedCheck | undefined) =>
  started?.check === 'WELDING_SMOKE' && Date.parse(started.startedAt) < WELDING_SMOKE_RENEWED_AT

/**
 * Returns one entry of a company's list of checks. `started`: undefined for a check that was not started yet.
 * `websiteUrl`: the address of the public website, with a slash at the end.
 */
export function checkEntry(
  check: Check,
  started: StartedCheck | undefined,
  company: { id: number; externalId: string },
  websiteUrl: string,
): CheckEntry {
  const onWebsite = (name: string) => `${websiteUrl}checks/?check=${name}&company=${company.externalId}`
  return {
    check,
    checkType: checkTypeOf(check),
    checkStatus: started?.status ?? 'WHITE',
    numUnfinished: started?.numUnfinished ?? 0,
    started: started !== undefined,
    ...(check === 'PHYSICAL_STRAIN'
      ? {
          checkEnvironment: 'MIJN_OMGEVING',
          checkUrl: started ? resultPath(company.id, check) : resumePath(company.id, check),
        }
      : { checkEnvironment: 'EXTERN', checkUrl: onWebsite(externalNames[check]) }),
    checkArchivedUrl: isArchived(started) ? onWebsite('lasrook-archief') : null,
  }
}

/** The name of each check in the paths of its pages in the portal. */
const pathNames: Partial<Record<Check, string>> = { PHYSICAL_STRAIN: 'fysieke-belasting' }

/** The path of the results of a check in the portal. `key`: of one section (its id), or of one script. */
export const resultPath = (companyId: number, check: Check, key?: number | string) =>
  `/bedrijven/${companyId}/checks/${[pathNames[check], key].filter((part) => part !== undefined).join('/')}`

/** The path that resumes the questions of a check in the portal, in a section or at the first unfinished one. */
export const resumePath = (companyId: number, check: Check, sectionId?: number) =>
  `/check/${pathNames[check]}/${companyId}${sectionId === undefined ? '' : `?functionGroupId=${sectionId}&resume=true`}`

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
