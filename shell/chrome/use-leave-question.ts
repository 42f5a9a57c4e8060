import { useCallback, useEffect, useRef } from 'react'

import { dialogIn } from '#shared/federation/dialog-address.ts'
import { type BlockerFunction, useBlocker, useLocation, useNavigate } from '#shared/federation/router.ts'
import { isInDialog, losesInput, mayLeave } from '#shared/forms/store.ts'

type Visit = { pathname: string; search: string }
type Navigation = Parameters<BlockerFunction>[0]

const dialogOf = ({ search }: Visit) => dialogIn(new URLSearchParams(search))

/** A change of the query alone keeps the page, but not the dialog above it. */
function removedForms({ currentLocation: from, nextLocation: to }: Navigation) {
  if (from.pathname !== to.pathname) return () => true
  return dialogOf(from) === dialogOf(to) ? () => false : isInDialog
}

/** Kept by the router. Absent in tests of pages. */
const historyIndex = (): number => window.history.state?.idx ?? 0

/** Asks before a navigation, also by Back, removes a form with unsaved input. */
export function useLeaveQuestion(): void {
  const navigate = useNavigate()
  const location = useLocation()
  const pageIndex = useRef(0)
  const isAsking = useRef(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each visit has an entry
  useEffect(() => {
    pageIndex.current = historyIndex()
  }, [location])

  async function ask(navigation: Navigation) {
    isAsking.current = true
    const isConfirmed = await mayLeave(removedForms(navigation))
    isAsking.current = false
    const { current } = latestBlocker
    if (current.state === 'blocked') current[isConfirmed ? 'proceed' : 'reset']()
    // When Back is pressed twice at once, the second time may undo the first before it is rendered.
    else if (isConfirmed) navigate(-1)
    // The router undoes one step: after several at once, the address is still behind the page.
    const steps = pageIndex.current - historyIndex()
    if (!isConfirmed && steps !== 0) navigate(steps)
  }

  const latestAsk = useRef(ask)
  latestAsk.current = ask
  const blocker = useBlocker(
    useCallback((navigation) => {
      if (!losesInput(removedForms(navigation))) return false
      if (!isAsking.current) void latestAsk.current(navigation)
      return true
    }, []),
  )
  const latestBlocker = useRef(blocker)
  latestBlocker.current = blocker
}
