import { useEffect } from 'react'

import { useLocation, useNavigate } from '#shared/federation/router.ts'
import { usePromise } from '../use-promise.ts'
import { listHref } from './list-query.ts'
import type { ListData, ListPage, ListResponse } from './load-list.ts'
import { usePageFocus } from './use-page-focus.ts'

/**
 * `list`: undefined until the first page is loaded; it stays the previous page while another one is loading
 * (`isPending`). A page after the last is replaced by the last, also in the address, and focus moves to the heading
 * when another page is shown. Throws for the error boundary when loading fails.
 */
export function useList<T, R extends ListResponse<T> = ListResponse<T>>({
  query,
  list: promise,
}: ListData<T, R>): {
  list: ListPage<T, R> | undefined
  isPending: boolean
} {
  const { value: list, isPending } = usePromise(promise)
  const { pathname } = useLocation()
  const navigate = useNavigate()
  usePageFocus(query)

  // Items may have been deleted since the address was made.
  const isOutOfRange = list !== undefined && list.query.page > list.lastPage
  useEffect(() => {
    if (isOutOfRange) navigate(listHref(pathname, { ...list.query, page: list.lastPage }), { replace: true })
  }, [isOutOfRange, list, pathname, navigate])

  return { list: isOutOfRange ? undefined : list, isPending }
}
