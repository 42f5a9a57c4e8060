import { type Check, type CheckEntry, checkTypeOf } from '#shared/domain/check.ts'
import type { StatusColor } from '#shared/domain/status-color.ts'

/** A started check, as stored. */
export type StartedCheck = { check: Check; status: StatusColor; numUnfinished: number }

/** The name of each external check in the URL of its page on the public website. */
const externalNames: Record<Exclude<Check, 'PHYSICAL_STRAIN'>, string> = {
  HAZARDOUS_SUBSTANCES: 'gevaarlijke-stoffen',
  MACHINE_SAFETY: 'machineveiligheid',
  NOISE_HAZARD: 'geluid',
  TEMP_WORK_AT_HEIGHT: 'werken-op-hoogte',
  WELDING_SMOKE: 'lasrook',
}

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
          checkUrl: physicalStrainPath(company.id, started !== undefined),
        }
      : { checkEnvironment: 'EXTERN', checkUrl: onWebsite(externalNames[check]) }),
    checkArchivedUrl: check === 'WELDING_SMOKE' ? onWebsite('lasrook-archief') : null,
  }
}

/** The path of the results of a started check, otherwise of its questions. */
const physicalStrainPath = (companyId: number, started: boolean) =>
  started ? `/bedrijven/${companyId}/checks/fysieke-belasting` : `/check/fysieke-belasting/${companyId}`
