import { useLayoutEffect } from 'react'

/**
 * For what opens over the page: leaves out the second half of the double click whose first half opened it. That would
 * take its focus, close it, or press what just came under the pointer.
 */
export function useIgnoreOpeningDoubleClick() {
  // Before it is seen: the second half may come at once.
  useLayoutEffect(() => {
    const watching = new AbortController()
    function leaveOut(event: MouseEvent) {
      // One that begins here: the double click is over.
      if (event.detail < 2) return watching.abort()
      event.preventDefault()
      event.stopPropagation()
    }
    // Before react-aria, which listens at the document.
    for (const type of ['mousedown', 'click'] as const)
      window.addEventListener(type, leaveOut, { signal: watching.signal, capture: true })
    return () => watching.abort()
  }, [])
}
