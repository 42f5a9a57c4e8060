import { useState } from 'react'

import type { MoveCandidate } from '#shared/domain/admin/move-check.ts'
import { useNavigate, useSearchParams } from '#shared/federation/router.ts'
import { moveCheckHref, parseMoveAddress } from './address.ts'

/**
 * The company that a check is moved to: `target`, undefined for none, for a company that is not one of `companies`, and
 * for the company that the check is moved from. `choose` chooses the company with this id. The address follows the
 * choice, and the choice an address that was changed otherwise, for example by Back. The first choice is an entry in the
 * history; another choice replaces it.
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
    // By the address: while it still has no company, a choice interrupts the one before, which has no entry yet.
    void navigate(moveCheckHref({ from, to: id }), { replace: to !== undefined, preventScrollReset: true })
  }

  return { target: companies.find(({ id }) => id === chosen && id !== from), choose }
}
