import { useEffect, useRef } from 'react'

import { focusHeading } from './focus-heading.ts'

/**
 * Moves focus to the heading of the page when `view` changes: when a confirmation replaces a form, for example, the
 * focused control is gone. The address stays the same then, so the shell does not move focus. `hasDialog`: whether a dialog
 * is open above the page, which keeps the focus; it moves when the dialog closes.
 */
export function useHeadingFocus(view: unknown, hasDialog = false) {
  const shown = useRef(view)
  useEffect(() => {
    if (hasDialog || shown.current === view) return
    shown.current = view
    focusHeading()
  }, [view, hasDialog])
}
