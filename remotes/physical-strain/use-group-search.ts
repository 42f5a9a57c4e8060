import { useLocation } from '#shared/federation/router.ts'
import { type ListQuery, parseListQuery } from '#shared/parts/lists/list-query.ts'

/** With more groups there is a search. */
const MAX_WITHOUT_SEARCH = 10

/** Ignores case and accents. */
const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Returns the groups whose name contains the search in the address, and the query of the search; undefined without one. */
export function useGroupSearch<Group extends { name: string }>(
  groups: readonly Group[],
): { found: readonly Group[]; query: ListQuery | undefined } {
  const { search } = useLocation()
  if (groups.length <= MAX_WITHOUT_SEARCH) return { found: groups, query: undefined }
  const query = parseListQuery(new URLSearchParams(search))
  return { found: groups.filter(({ name }) => fold(name).includes(fold(query.search))), query }
}
