import { startCheck } from '#shared/api/companies.ts'
import { useCompany } from '#shared/federation/company.ts'
import { useCheck } from '../questions/use-check.ts'

/** Returns a function that starts the check unless it is: users may open its pages before they have pressed "Start". */
export function useStartCheck(): () => Promise<void> {
  const { companyId, questionnaire } = useCheck().check
  const isStarted = useCompany().checks.some(({ check, started }) => check === questionnaire.check && started)
  return async () => {
    if (!isStarted) await startCheck(companyId, questionnaire.check)
  }
}
