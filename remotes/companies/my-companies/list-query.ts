/** Which part of the list the address of the page asks for: what the names contain, and the page, from 1. */
export type ListQuery = { search: string; page: number }

/** How many companies stand on a page. Source: specification, section 9. */
export const PAGE_SIZE = 10

/** Longest search that the server takes, in characters. */
export const MAX_SEARCH = 255

/** Reads the query of an address. What makes no sense asks for the beginning. */
export function listQueryOf(query: URLSearchParams): ListQuery {
  const page = query.get('pagina') ?? ''
  return {
    search: (query.get('zoek') ?? '').trim().slice(0, MAX_SEARCH),
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
  }
}

/** The address of a part of the list; that of its beginning has no query. */
export function listAddress({ search, page }: ListQuery): string {
  const query = new URLSearchParams({
    ...(search && { zoek: search }),
    ...(page > 1 && { pagina: `${page}` }),
  })
  return query.size > 0 ? `/bedrijven?${query}` : '/bedrijven'
}
