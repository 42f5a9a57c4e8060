import { useEffect } from 'react'

import { isEmbedded } from '#shared/api/store.ts'

/**
 * Puts the number of errors that stand on the page before the document title, and takes it away again. On a page that
 * is somebody else's the title stays theirs.
 */
export function useErrorCount(count: number) {
  useEffect(() => {
    if (count === 0 || isEmbedded()) return
    const prefix = count === 1 ? '(1 fout) ' : `(${count} fouten) `
    document.title = prefix + document.title
    // The page may have been given another title since: only what was added is taken away.
    return () => {
      document.title = document.title.replace(prefix, '')
    }
  }, [count])
}
