import { useEffect, useRef, useState } from 'react'

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
  const { location: nextLocation } = useNavigation()
  const isLeaving = nextLocation !== undefined && nextLocation.pathname !== pathname

  useEffect(() => {
    if (search === lastSearch.current) return
    lastSearch.current = search
    setText(search)
  }, [search])

  useEffect(() => {
    const nextSearch = text.trim()
    // A search would cancel the navigation to the page that the user has chosen meanwhile.
    if (nextSearch === lastSearch.current || isLeaving) return
    const timer = setTimeout(() => {
      const replace = lastSearch.current !== '' && nextSearch !== ''
      lastSearch.current = nextSearch
      const address = listHref(pathname, { ...latestQuery.current, search: nextSearch, page: 1 })
      navigate(address, { replace, preventScrollReset: true })
    }, SEARCH_DELAY_MS)
    return () => clearTimeout(timer)
  }, [text, pathname, isLeaving, navigate])

  return [text, setText]
}
