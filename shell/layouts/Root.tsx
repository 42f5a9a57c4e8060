import { useRef } from 'react'

import { Outlet, ScrollRestoration } from '#shared/federation/router.ts'
import { useDeletedCompanies } from '../chrome/use-deleted-companies.ts'
import type { LastPageRef } from '../chrome/use-focus-on-heading.ts'
import { useLeaveQuestion } from '../chrome/use-leave-question.ts'

/** Root of all layouts: holds the state that survives a change of layout. */
export function Root() {
  const lastPage: LastPageRef = useRef(undefined)
  useLeaveQuestion()
  useDeletedCompanies()

  return (
    <>
      <Outlet context={lastPage} />
      <ScrollRestoration />
    </>
  )
}
