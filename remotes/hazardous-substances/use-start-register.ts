import { startCheck } from '#shared/api/companies/companies.ts'
import { useCompany } from '#shared/federation/company.ts'
import { registerOf } from './hrefs.ts'

/**
 * Returns a function that starts the register of the company, unless it was started: users may open the form or a list before
 * they have pressed "Start". Rejects like the request.
 */
export function useStartRegister(): () => Promise<void> {
  const { id, checks } = useCompany()
  const { check } = registerOf(id)
  const isStarted = checks.some((entry) => entry.check === check && entry.started)
  return async () => {
    if (!isStarted) await startCheck(id, check)
  }
}
