import { useEffect, useRef } from 'react'

import { focusHeading } from '../focus-heading.ts'
import { type ListQuery, listHref } from './list-query.ts'

/**
 * When another page is shown, the link that was followed is below the heading, or gone. Not when a search or a filter
 * changes the page number, because the user is in its field then.
 */
export function usePageFocus(query: ListQuery): void {
  const { page } = query
  const firstPage = listHref('', { ...query, page: 1 })
  const shown = useRef({ firstPage, page })
  useEffect(() => {
    const isOtherPage = shown.current.firstPage === firstPage && shown.current.page !== page
    shown.current = { firstPage, page }
    if (isOtherPage) focusHeading({ preventScroll: true })
  }, [firstPage, page])
}
