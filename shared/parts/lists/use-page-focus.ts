import { useEffect, useRef } from 'react'

import { focusHeading } from '../focus-heading.ts'
import type { ListQuery } from './list-query.ts'

/**
 * Moves focus to the heading when another page of the list is shown: the link that was followed is below it, or gone.
 * Not when a search changes the page number, because the user is typing then.
 */
export function usePageFocus({ search, page }: ListQuery): void {
  const shown = useRef({ search, page })
  useEffect(() => {
    const isOtherPage = shown.current.search === search && shown.current.page !== page
    shown.current = { search, page }
    if (isOtherPage) focusHeading({ preventScroll: true })
  }, [search, page])
}
