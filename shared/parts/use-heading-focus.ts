import { useEffect, useRef } from 'react'

/**
 * Moves focus to the heading when something else takes the place of a form that did its work. The address stays the
 * same, so nobody else moves focus off what is gone. `view`: what tells one from the other.
 */
export function useHeadingFocus(view: unknown) {
  const shown = useRef(view)
  useEffect(() => {
    if (shown.current === view) return
    shown.current = view
    document.querySelector<HTMLElement>('main h1')?.focus()
  }, [view])
}
