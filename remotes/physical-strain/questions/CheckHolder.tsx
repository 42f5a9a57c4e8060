import { useEffect } from 'react'

import { Outlet } from '#shared/federation/router.ts'
import { fetchEnd, fetchEndOfGroup } from './fetch-ends.ts'
import { holdCheck } from './store.ts'

/** Whose connection goes comes to the end all the same. */
function fetchEnds() {
  for (const end of [fetchEndOfGroup(), fetchEnd()]) end.catch(() => undefined)
}

/** Around all pages of the full-screen check: as long as one is in it, what was read of it is kept. */
export function CheckHolder() {
  useEffect(holdCheck, [])
  useEffect(fetchEnds, [])
  return <Outlet />
}
