import { useEffect, useRef } from 'react'

import type { ListQuery } from './list-query.ts'

/**
 * Puts the focus on the heading when another page of the list is shown: the link that was followed stands below it, or
 * is gone. Not when a search brings one back to the first page, since then somebody is typing.
 */
export function usePageFocus({ search, page }: ListQuery): void {
  const shown = useRef({ search, page })
  useEffect(() => {
    const isOtherPage = shown.current.search === search && shown.current.page !== page
    shown.current = { search, page }
    if (isOtherPage) document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
  }, [search, page])
}
