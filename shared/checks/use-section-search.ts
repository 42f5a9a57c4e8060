import { forSearch } from '#shared/domain/basics/for-search.ts'
import { useLocation } from '#shared/federation/router.ts'
import { type ListQuery, parseListQuery } from '#shared/parts/basics/lists/list-query.ts'

const MAX_WITHOUT_SEARCH = 10

/** Those whose name contains the search in the address. The query is undefined without one. */
export function useSectionSearch<Group extends { name: string }>(
  sections: readonly Group[],
): { found: readonly Group[]; query: ListQuery | undefined } {
  const { search } = useLocation()
  if (sections.length <= MAX_WITHOUT_SEARCH) return { found: sections, query: undefined }
  const query = parseListQuery(new URLSearchParams(search))
  return { found: sections.filter(({ name }) => forSearch(name).includes(forSearch(query.search))), query }
}
