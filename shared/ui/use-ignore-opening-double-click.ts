import { useLayoutEffect } from 'react'

import { listen } from './listen.ts'

/**
 * For dialogs and panels: the second click of the double click that opened them would move focus, close the panel, or
 * press a button that just appeared under the pointer.
 */
export function useIgnoreOpeningDoubleClick() {
  // A layout effect: the second click may come before the first paint.
  useLayoutEffect(() => {
    function ignore(event: MouseEvent) {
      // The first click of another double click.
      if (event.detail < 2) return stop()
      event.preventDefault()
      event.stopPropagation()
    }
    // On the window: react-aria listens on the document.
    const stop = listen(['mousedown', 'click'], ignore)
    return stop
  }, [])
}
