/** `search`: '' for all items. `page`: from 1. `filters`: by name; those that are not set are absent. */
export type ListQuery = {
  search: string
  page: number
  filters: Record<string, string>
}

/** The most that the server accepts, in characters. */
export const MAX_SEARCH_LENGTH = 255

/** An invalid page number counts as page 1. */
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

/** The first page of all items has no query. */
export function listHref(pathname: string, { search, page, filters }: ListQuery): string {
  const params = new URLSearchParams({
    ...filters,
    ...(search && { zoek: search }),
    ...(page > 1 && { pagina: `${page}` }),
  })
  return params.size > 0 ? `${pathname}?${params}` : pathname
}
