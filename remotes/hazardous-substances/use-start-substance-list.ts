import { startCheck } from '#shared/api/companies/companies.ts'
import { useCompany } from '#shared/federation/company.ts'
import { substanceListOf } from './hrefs.ts'

/** Users may open the form or a list before pressing "Start". Rejects like the request. */
export function useStartSubstanceList(): () => Promise<void> {
  const { id, checks } = useCompany()
  const { check } = substanceListOf(id)
  const isStarted = checks.some((entry) => entry.check === check && entry.started)
  return async () => {
    if (!isStarted) await startCheck(id, check)
  }
}
