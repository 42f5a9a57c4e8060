import { useEffect, useRef, useState } from 'react'

import { Outlet, ScrollRestoration } from '#shared/federation/router.ts'
import { useDeletedCompanies } from '../chrome/use-deleted-companies.ts'
import type { LastPageRef } from '../chrome/use-focus-on-heading.ts'
import { useLeaveQuestion } from '../chrome/use-leave-question.ts'

export function Root() {
  const lastPage: LastPageRef = useRef(undefined)
  const [isShown, setShown] = useState(false)
  useLeaveQuestion()
  useDeletedCompanies()
  // The scroll position of a reload or a fragment can only be restored once the first page is there.
  useEffect(() => setShown(lastPage.current !== undefined))

  return (
    <>
      <Outlet context={lastPage} />
      {isShown && <ScrollRestoration />}
    </>
  )
}
