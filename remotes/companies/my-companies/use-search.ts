import { useEffect, useRef, useState } from 'react'

import { useNavigate } from '#shared/federation/router.ts'
import { listAddress } from './list-query.ts'

/** Milliseconds without a key before a search is sent. */
const PAUSE = 250

/**
 * What stands in the search field, and what to do when it changes: the address follows what is typed, and the field
 * follows an address that somebody else chose, such as Back. A search as a whole is one step back.
 * `search`: what the address of the page asks for.
 */
export function useSearch(search: string): [text: string, type: (text: string) => void] {
  const [text, setText] = useState(search)
  const sent = useRef(search)
  const navigate = useNavigate()

  useEffect(() => {
    if (search === sent.current) return
    sent.current = search
    setText(search)
  }, [search])

  useEffect(() => {
    const wanted = text.trim()
    if (wanted === sent.current) return
    const timer = setTimeout(() => {
      const replace = sent.current !== '' && wanted !== ''
      sent.current = wanted
      navigate(listAddress({ search: wanted, page: 1 }), { replace, preventScrollReset: true })
    }, PAUSE)
    return () => clearTimeout(timer)
  }, [text, navigate])

  return [text, setText]
}
