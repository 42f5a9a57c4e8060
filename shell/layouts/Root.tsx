import { useRef } from 'react'

import { Outlet, ScrollRestoration } from '#shared/federation/router.ts'
import type { Visited } from '../chrome/use-focus-on-heading.ts'

/** What goes on from page to page, whichever layout they hang in. */
export function Root() {
  const visited: Visited = useRef(undefined)

  return (
    <>
      <Outlet context={visited} />
      <ScrollRestoration />
    </>
  )
}
