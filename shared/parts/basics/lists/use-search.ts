import { useEffect, useLayoutEffect, useRef, useState } from 'react'

import { useLocation, useNavigate, useNavigation } from '#shared/federation/router.ts'
import { type ListQuery, listHref } from './list-query.ts'

/** Without a keystroke, before the search is put in the address. */
const SEARCH_DELAY_MS = 250

/**
 * The address follows the text after a pause, and the text follows an address that was changed otherwise, for example
 * by Back. A whole search is one entry in the history. `query`: that of the page.
 */
export function useSearch(query: ListQuery): [text: string, setText: (text: string) => void] {
  const { search } = query
  const latestQuery = useRef(query)
  latestQuery.current = query
  const [text, setText] = useState(search)
  const lastSearch = useRef(search)
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const { state } = useNavigation()
  const isLoading = state !== 'idle'
  const [isDue, setIsDue] = useState(false)

  useEffect(() => {
    if (search === lastSearch.current) return
    lastSearch.current = search
    setText(search)
  }, [search])

  useEffect(() => {
    if (text.trim() === lastSearch.current || isLoading) return
    const timer = setTimeout(() => setIsDue(true), SEARCH_DELAY_MS)
    return () => clearTimeout(timer)
  }, [text, isLoading])

  // Not in the timer, which can end before React has rendered that the user chose a link or a filter: a search would
  // cancel that.
  useLayoutEffect(() => {
    if (!isDue) return
    setIsDue(false)
    const nextSearch = text.trim()
    if (nextSearch === lastSearch.current || isLoading) return
    const replace = lastSearch.current !== '' && nextSearch !== ''
    lastSearch.current = nextSearch
    const address = listHref(pathname, { ...latestQuery.current, search: nextSearch, page: 1 })
    navigate(address, { replace, preventScrollReset: true })
  }, [isDue, isLoading, text, pathname, navigate])

  return [text, setText]
}
