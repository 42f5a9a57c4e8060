import { useState } from 'react'

import type { MoveCandidate } from '#shared/domain/admin/move-check.ts'
import { useNavigate, useSearchParams } from '#shared/federation/router.ts'
import { moveCheckHref, parseMoveAddress } from './address.ts'

/**
 * The company that a check is moved to: undefined for none, for one outside `companies`, and for the source itself.
 * Choice and address follow each other. The first choice adds an entry to the history; later ones replace it.
 */
export function useTarget(from: number, companies: readonly MoveCandidate[]) {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const { to } = parseMoveAddress(query)
  const [chosen, setChosen] = useState(to)
  const [lastAddress, setLastAddress] = useState(to)

  // While rendering: an effect of the first render could run after the first choice, and undo it.
  if (to !== lastAddress) {
    setLastAddress(to)
    setChosen(to)
  }

  function choose(id: number | undefined) {
    setChosen(id)
    // By the address: while it has no company, a choice interrupts the previous one, which has no entry yet.
    void navigate(moveCheckHref({ from, to: id }), { replace: to !== undefined, preventScrollReset: true })
  }

  return { target: companies.find(({ id }) => id === chosen && id !== from), choose }
}
