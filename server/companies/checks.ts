import { type Check, type CheckEntry, checkTypeOf } from '#shared/domain/check.ts'
import type { StatusColor } from '#shared/domain/status-color.ts'
import { type CheckRef, sectionThemeOf } from '#shared/domain/themes.ts'

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

/** Whether a check for welding smoke was started before the check was renewed, so that its answers are in the archive. */
const isArchived = (check: Check, started: StartedCheck | undefined) =>
  check === 'WELDING_SMOKE' && started && Date.parse(started.startedAt) < WELDING_SMOKE_RENEWED_AT

/**
 * Where checks are done that are not done in the portal. `websiteUrl`: the address of the public website, with a slash at
 * the end. `externalChecks`: those that this installation sends there, although the portal has their questions.
 */
export type CheckAddresses = { websiteUrl: string; externalChecks: readonly Check[] }

/**
 * Returns one entry of a company's list of checks. `started`: undefined for a check that was not started yet. `mayWrite`:
 * whether the user may answer questions.
 */
export function checkEntry(
  check: Check,
  started: StartedCheck | undefined,
  company: { id: number; externalId: string; mayWrite: boolean },
  { websiteUrl, externalChecks }: CheckAddresses,
): CheckEntry {
  const ref = { check, companyId: company.id }
  const { isRegister, websiteSlug } = sectionThemeOf(check)
  const isExternal = externalChecks.includes(check)
  const pathHere = started || isRegister ? resultPath(ref) : questionsPath(ref)
  const onWebsite = (name: string) => `${websiteUrl}checks/?check=${name}&company=${company.externalId}`
  return {
    check,
    checkType: checkTypeOf(check),
    checkStatus: started?.status ?? 'WHITE',
    numUnfinished: started?.numUnfinished ?? 0,
    started: started !== undefined,
    lastUpdated: started?.lastUpdated ? new Date(started.lastUpdated).toISOString() : null,
    checkEnvironment: isExternal ? 'EXTERN' : 'MIJN_OMGEVING',
    checkUrl: isExternal ? onWebsite(websiteSlug) : pathHere,
    resumeUrl: !isExternal && company.mayWrite && started?.numUnfinished ? resumePath(ref) : null,
    checkArchivedUrl: isArchived(check, started) ? onWebsite('lasrook-archief') : null,
  }
}

/** The path of the results of a check in the portal. `key`: of one section (its id), or of one script. */
export const resultPath = ({ check, companyId }: CheckRef, key?: number | string) =>
  `/bedrijven/${companyId}/checks/${sectionThemeOf(check).slug}${key === undefined ? '' : `/${key}`}`

const questionsPath = ({ check, companyId }: CheckRef) => `/check/${sectionThemeOf(check).slug}/${companyId}`

/**
 * The path that goes on with a check in the portal: at the first question, or where the user stopped. Of a register: what is
 * not finished.
 */
export const resumePath = (ref: CheckRef) =>
  sectionThemeOf(ref.check).isRegister ? `${resultPath(ref)}?status=GREY` : questionsPath(ref)

/** A question in a section. `sectionName`: null for the company as a whole. */
export type QuestionPlace = {
  scriptKey: string
  questionKey: string
  sectionId: number
  sectionName: string | null
}

/**
 * The path of a question in the portal. `actionPointId`: of the action point that was completed, for which the question is
 * answered again.
 */
export function questionPath(
  ref: CheckRef,
  { scriptKey, questionKey, sectionId, sectionName }: QuestionPlace,
  actionPointId?: number,
): string {
  const query = new URLSearchParams({
    scriptKey,
    ...(sectionName !== null && { [sectionThemeOf(ref.check).idParam]: String(sectionId) }),
    questionId: questionKey,
    ...(actionPointId !== undefined && { opnieuw: String(actionPointId) }),
  })
  return `${questionsPath(ref)}?${query}`
}
