import { useEffect } from 'react'

import { isEmbedded } from '#shared/api/basics/store.ts'

/** Put before the document title. Does nothing in a widget, where the title belongs to the website. */
export function useErrorCount(count: number) {
  useEffect(() => {
    if (count === 0 || isEmbedded()) return
    const prefix = count === 1 ? '(1 fout) ' : `(${count} fouten) `
    document.title = prefix + document.title
    // Only the prefix is removed: the rest of the title may have changed.
    return () => {
      document.title = document.title.replace(prefix, '')
    }
  }, [count])
}
