/** The part of a list that the address of its page asks for. */
export type ListQuery = {
  /** Text that the items must contain; '' for all items. */
  search: string
  /** Page number, from 1. */
  page: number
  /** Values of the other parameters of the list in the address, by name; those that are not set are absent. */
  filters: Record<string, string>
}

/** Longest search text that the server accepts, in characters. */
export const MAX_SEARCH_LENGTH = 255

/** Reads the query of an address with filters of these names. An invalid page number counts as page 1. */
export function parseListQuery(params: URLSearchParams, filterNames: readonly string[] = []): ListQuery {
  const page = params.get('pagina') ?? ''
  return {
    search: (params.get('zoek') ?? '').trim().slice(0, MAX_SEARCH_LENGTH),
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
    filters: Object.fromEntries(
      filterNames.flatMap((name) => {
        const value = params.get(name)?.slice(0, MAX_SEARCH_LENGTH)
        return value ? [[name, value]] : []
      }),
    ),
  }
}

/** Address of a part of the list at `pathname`. The first page of all items has no query. */
export function listHref(pathname: string, { search, page, filters }: ListQuery): string {
  const params = new URLSearchParams({
    ...filters,
    ...(search && { zoek: search }),
    ...(page > 1 && { pagina: `${page}` }),
  })
  return params.size > 0 ? `${pathname}?${params}` : pathname
}
