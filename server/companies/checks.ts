import { questionsPath, resultPath, resumePath } from '#server/checks/engine/check-paths.ts'
import { type Check, checkTypeOf, definitionOf } from '#shared/domain/basics/check.ts'
import type { StatusColor } from '#shared/domain/basics/status-color.ts'
import type { CheckEntry } from '#shared/domain/checks/check-entry.ts'

/**
 * `startedAt`: ISO 8601. `lastUpdated`: of the last answer, ISO 8601; null without one, and when the portal does
 * not have the answers.
 */
export type StartedCheck = {
  status: StatusColor
  numUnfinished: number
  startedAt: string
  lastUpdated: string | null
}

/** In Amsterdam. Source: docs/product.md, section 9. */
const WELDING_SMOKE_RENEWED_AT = Date.parse('2020-07-01T00:00+02:00')

/** The answers of a check that was started before the renewal are in the archive. */
const isArchived = (check: Check, started: StartedCheck | undefined) =>
  check === 'WELDING_SMOKE' && started && Date.parse(started.startedAt) < WELDING_SMOKE_RENEWED_AT

/**
 * `websiteUrl`: of the public website, with a slash at the end. `externalChecks`: those that this installation
 * sends there, although the portal has their questions.
 */
export type CheckAddresses = { websiteUrl: string; externalChecks: readonly Check[] }

/** `started`: undefined for a check that was not started yet. `mayWrite`: whether the user may answer questions. */
export function checkEntry(
  check: Check,
  started: StartedCheck | undefined,
  company: { id: number; externalId: string; mayWrite: boolean },
  { websiteUrl, externalChecks }: CheckAddresses,
): CheckEntry {
  const ref = { check, companyId: company.id }
  const { hasSectionList, websiteSlug } = definitionOf(check)
  const isExternal = externalChecks.includes(check)
  const pathHere = started || hasSectionList ? resultPath(ref) : questionsPath(ref)
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
