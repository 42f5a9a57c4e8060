import { useState } from 'react'

import { useAction } from '#shared/parts/basics/use-action.ts'

type Page<T> = { items: T[]; count: number }

/** `showOlder` fetches the next page. `fetchPage`: numbers start at 1. `fallback`: the message when that fails. */
export function useOlderPages<T>(
  newest: Page<T>,
  fetchPage: (page: number) => Promise<Page<T>>,
  fallback: string,
) {
  const [pages, setPages] = useState([newest])
  const { run, isPending, failure } = useAction(fallback)
  const items = pages.flatMap((page) => page.items)

  const showOlder = () =>
    run(async () => {
      const older = await fetchPage(pages.length + 1)
      setPages([...pages, older])
    })

  return { items, numOlder: newest.count - items.length, showOlder, isPending, failure }
}
