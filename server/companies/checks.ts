import { questionsPath, resultPath, resumePath } from '#server/checks/engine/check-paths.ts'
import { type Check, checkTypeOf } from '#shared/domain/basics/check.ts'
import type { StatusColor } from '#shared/domain/basics/status-color.ts'
import type { CheckEntry } from '#shared/domain/checks/check-entry.ts'
import { sectionThemeOf } from '#shared/domain/checks/themes.ts'

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
