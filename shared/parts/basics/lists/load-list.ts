import { withLoadError } from '#shared/federation/remote-routes.ts'
import { type ListQuery, parseListQuery } from './list-query.ts'

/** One page of a list as the server returns it. */
export type ListResponse<T> = {
  items: T[]
  /** Number of items that the search finds. */
  count: number
  /** Number of items without a search. */
  total: number
}

/** One page of a list, with the query it answers and the number of the last page. `R`: the response of the server. */
export type ListPage<T, R extends ListResponse<T> = ListResponse<T>> = R & {
  query: ListQuery
  lastPage: number
}

/** Loader data of a page with a list: the query in the address, and the page of the list that answers it. */
export type ListData<T, R extends ListResponse<T> = ListResponse<T>> = {
  query: ListQuery
  list: Promise<ListPage<T, R>>
}

type Options<R> = {
  /** Items per page. */
  size: number
  fetchPage: (query: ListQuery & { size: number }) => Promise<R>
  /** Names of the parameters of the address that filter the list. */
  filterNames?: readonly string[]
  /** Error message for a list that cannot be loaded. */
  message: string
}

/**
 * Starts to load the page of a list that the address of `request` asks for. For a loader to return, and `useList` to
 * read: the page is shown at once, its items follow.
 */
export function loadList<T, R extends ListResponse<T> = ListResponse<T>>(
  request: Request,
  { size, fetchPage, filterNames, message }: Options<R>,
): ListData<T, R> {
  const query = parseListQuery(new URL(request.url).searchParams, filterNames)
  async function fetchList(): Promise<ListPage<T, R>> {
    const response = await fetchPage({ ...query, size })
    return { ...response, query, lastPage: Math.max(1, Math.ceil(response.count / size)) }
  }
  return { query, list: withLoadError(fetchList(), message) }
}
