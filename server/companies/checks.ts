import { type Check, type CheckEntry, checkTypeOf } from '#shared/domain/check.ts'
import type { StatusColor } from '#shared/domain/status-color.ts'

/** A check that was started, as the database has it. */
export type StartedCheck = { check: Check; status: StatusColor; numUnfinished: number }

/** What the public website's page for checks that are done elsewhere calls each of them. */
const externalNames: Record<Exclude<Check, 'PHYSICAL_STRAIN'>, string> = {
  HAZARDOUS_SUBSTANCES: 'gevaarlijke-stoffen',
  MACHINE_SAFETY: 'machineveiligheid',
  NOISE_HAZARD: 'geluid',
  TEMP_WORK_AT_HEIGHT: 'werken-op-hoogte',
  WELDING_SMOKE: 'lasrook',
}

/**
 * One line of a company's list of checks. `started`: absent for a check nobody started yet. `websiteUrl`: the public
 * website's address, with a slash at the end.
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
          checkUrl: pathOfPhysicalStrain(company.id, started !== undefined),
        }
      : { checkEnvironment: 'EXTERN', checkUrl: onWebsite(externalNames[check]) }),
    checkArchivedUrl: check === 'WELDING_SMOKE' ? onWebsite('lasrook-archief') : null,
  }
}

/** Once started, the check opens with its results. */
const pathOfPhysicalStrain = (companyId: number, started: boolean) =>
  started ? `/bedrijven/${companyId}/checks/fysieke-belasting` : `/check/fysieke-belasting/${companyId}`
