import { useLayoutEffect } from 'react'

/**
 * For dialogs and panels: ignores the second click of the double click whose first click opened them. It would move
 * focus, close the panel, or press a button that just appeared under the pointer.
 */
export function useIgnoreOpeningDoubleClick() {
  // A layout effect: the second click may come before the first paint.
  useLayoutEffect(() => {
    const listeners = new AbortController()
    function ignore(event: MouseEvent) {
      // The first click of another double click.
      if (event.detail < 2) return listeners.abort()
      event.preventDefault()
      event.stopPropagation()
    }
    // On the window: react-aria listens on the document.
    for (const type of ['mousedown', 'click'] as const)
      window.addEventListener(type, ignore, { signal: listeners.signal, capture: true })
    return () => listeners.abort()
  }, [])
}
