import * as v from 'valibot'

import { ChosenCompany } from '#shared/domain/admin/move-check.ts'
import type { RouteObject } from '#shared/federation/router.ts'

const PATH = '/bedrijvenbeheer/verbetercheck-verplaatsen'

type MoveAddress = { from?: number; to?: number }

/** Without companies: to choose the first one. */
export function moveCheckHref({ from, to }: MoveAddress = {}): string {
  const query = new URLSearchParams({ ...(from && { from: `${from}` }), ...(to && { to: `${to}` }) })
  return query.size > 0 ? `${PATH}?${query}` : PATH
}

/** Undefined when the parameter is absent or not an id. */
function idIn(query: URLSearchParams, name: string): number | undefined {
  const parsed = v.safeParse(ChosenCompany, query.get(name))
  return parsed.success ? parsed.output : undefined
}

/** Throws a response with 404 when `from` is not an id. */
export function parseMoveAddress(query: URLSearchParams): MoveAddress {
  const from = idIn(query, 'from')
  if (from === undefined && query.has('from')) throw new Response(null, { status: 404 })
  return { from, to: idIn(query, 'to') }
}

/** The page keeps its companies when only the choice of the second one changes. */
export const keepsCompanies: RouteObject['shouldRevalidate'] = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}) => {
  const isOtherChoice =
    currentUrl.search !== nextUrl.search &&
    nextUrl.searchParams.has('from') &&
    currentUrl.searchParams.get('from') === nextUrl.searchParams.get('from')
  return defaultShouldRevalidate && !isOtherChoice
}
