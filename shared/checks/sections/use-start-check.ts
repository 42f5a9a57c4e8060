import { startCheck } from '#shared/api/companies/companies.ts'
import { useCompany } from '#shared/federation/company.ts'
import { useCheck } from '../questions/use-check.ts'

/** Does nothing when it is started: users may open its pages before they have pressed "Start". */
export function useStartCheck(): () => Promise<void> {
  const { companyId, check } = useCheck().check
  const isStarted = useCompany().checks.some((entry) => entry.check === check && entry.started)
  return async () => {
    if (!isStarted) await startCheck(companyId, check)
  }
}
