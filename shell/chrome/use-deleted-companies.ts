import { useEffect, useRef } from 'react'

import { useLocation, useNavigate, useRevalidator } from '#shared/federation/router.ts'
import { leaveFreely } from '#shared/forms/store.ts'
import { watchDeletedCompanies } from '#shared/parts/companies/deleted-companies.ts'
import { companyIdIn } from '../company-path.ts'
import { noAccessPath } from '../no-access.ts'

/**
 * Replaces a page of a company that another tab deleted by one that says so, without asking about unsaved changes:
 * nothing can be saved any more. Pages that may list the company load their data again, and keep what was typed.
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
