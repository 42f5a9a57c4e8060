import { useEffect, useRef } from 'react'

import { useLocation, useNavigate, useRevalidator } from '#shared/federation/router.ts'
import { leaveFreely } from '#shared/forms/store.ts'
import { watchDeletedCompanies } from '#shared/parts/companies/deleted-companies.ts'
import { companyIdIn } from '../company-path.ts'
import { noAccessPath } from '../no-access.ts'

/**
 * Keeps the page in step with companies that are deleted in another tab. A page of such a company is replaced by one
 * that says so, without a question about unsaved changes: nothing can be saved there any more. A page of another
 * company does not show it. Any other page may, in a list, and loads its data again; what was typed in its forms stays.
 */
export function useDeletedCompanies(): void {
  const location = useLocation()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()

  function update(deletedIds: number[]) {
    const companyId = companyIdIn(location.pathname)
    if (companyId === undefined) void revalidate()
    else if (deletedIds.includes(companyId))
      void leaveFreely(async () => navigate(noAccessPath(location), { replace: true }))
  }

  const latestUpdate = useRef(update)
  latestUpdate.current = update
  useEffect(() => watchDeletedCompanies((ids) => latestUpdate.current(ids)), [])
}
