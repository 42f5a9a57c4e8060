import { useEffect, useRef } from 'react'

import { focusHeading } from './focus-heading.ts'

/**
 * When a confirmation replaces a form, for example, the focused control is gone, and the shell moves no focus, as the
 * address stays the same. `hasDialog`: a dialog above the page keeps the focus, which moves when it closes.
 */
export function useHeadingFocus(view: unknown, hasDialog = false) {
  const shown = useRef(view)
  useEffect(() => {
    if (hasDialog || shown.current === view) return
    shown.current = view
    focusHeading()
  }, [view, hasDialog])
}
