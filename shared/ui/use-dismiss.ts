import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Closes what hangs below its button: by Escape, which gives the button the focus back, and by going on elsewhere, with
 * the pointer or the Tab key. Takes the panel and its button, and what closes; also across shadow roots.
 */
export function useDismiss(
  panel: RefObject<HTMLElement | null>,
  trigger: () => HTMLElement | null,
  onClose: () => void,
) {
  const latest = useRef({ trigger, onClose })
  latest.current = { trigger, onClose }

  // Before it is seen: Escape may come at once.
  useLayoutEffect(() => {
    const watching = new AbortController()
    const options = { signal: watching.signal, capture: true }
    function leave(event: Event) {
      const path = event.composedPath()
      const isInside = [panel.current, latest.current.trigger()].some(
        (element) => element && path.includes(element),
      )
      if (!isInside) latest.current.onClose()
    }
    function onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'Escape') return
      latest.current.trigger()?.focus()
      latest.current.onClose()
    }
    window.addEventListener('pointerdown', leave, options)
    window.addEventListener('focusin', leave, options)
    window.addEventListener('keydown', onKeyDown, options)
    return () => watching.abort()
  }, [panel])
}
