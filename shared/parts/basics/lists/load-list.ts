import { withLoadError } from '#shared/federation/remote-routes.ts'
import { type ListQuery, parseListQuery } from './list-query.ts'

/** `count`: of items that the search finds. `total`: without a search. */
export type ListResponse<T> = {
  items: T[]
  count: number
  total: number
}

export type ListPage<T, R extends ListResponse<T> = ListResponse<T>> = R & {
  query: ListQuery
  lastPage: number
}

export type ListData<T, R extends ListResponse<T> = ListResponse<T>> = {
  query: ListQuery
  list: Promise<ListPage<T, R>>
}

type Options<R> = {
  size: number
  fetchPage: (query: ListQuery & { size: number }) => Promise<R>
  filterNames?: readonly string[]
  message: string
}

/** For a loader to return, and `useList` to read: the page is shown at once, its items follow. */
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
