import { useEffect } from 'react'

/** Puts the number of errors that stand on the page before the document title, and takes it away again. */
export function useErrorCount(count: number) {
  useEffect(() => {
    if (count === 0) return
    const prefix = count === 1 ? '(1 fout) ' : `(${count} fouten) `
    document.title = prefix + document.title
    // The page may have been given another title since: only what was added is taken away.
    return () => {
      document.title = document.title.replace(prefix, '')
    }
  }, [count])
}
