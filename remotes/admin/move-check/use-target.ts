import type { MoveCandidate } from '#shared/domain/move-check.ts'
import { useNavigate, useSearchParams } from '#shared/federation/router.ts'
import { moveCheckHref, parseMoveAddress } from './address.ts'

/**
 * The company that a check is moved to, as the address names it; undefined for none, for a company that is not one of
 * `companies`, and for the company that the check is moved from. Returns it, and a function that chooses the company with
 * this id. The first choice is an entry in the history, so that Back undoes it; another choice replaces that.
 */
export function useTarget(from: number, companies: readonly MoveCandidate[]) {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const { to } = parseMoveAddress(query)
  const target = companies.find(({ id }) => id === to && id !== from)

  function choose(id: number | undefined) {
    void navigate(moveCheckHref({ from, to: id }), { replace: to !== undefined, preventScrollReset: true })
  }
  return { target, choose }
}
