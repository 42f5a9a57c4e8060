import { startCheck } from '#shared/api/companies/companies.ts'
import type { CheckEntry } from '#shared/domain/checks/check-entry.ts'
import { useCompany } from '#shared/federation/company.ts'
import { useAction } from '#shared/parts/basics/use-action.ts'
import { useReload } from '#shared/parts/basics/use-reload.ts'
import { useGoToCheck } from './use-go-to-check.ts'

/** `start` starts the check and opens it. */
export function useStartCheck(entry: CheckEntry) {
  const { id } = useCompany()
  const reload = useReload()
  const goToCheck = useGoToCheck()
  const { run, isPending, failure } = useAction('De verbetercheck kan niet gestart worden')

  const start = () =>
    run(async () => {
      await startCheck(id, entry.check)
      // On return, the browser may restore the page as it is now: it must show the started check.
      await reload()
      await goToCheck(entry)
    })
  return { start, isPending, failure }
}
