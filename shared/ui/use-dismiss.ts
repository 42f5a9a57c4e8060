import { type RefObject, useLayoutEffect, useRef } from 'react'

import { listen } from './listen.ts'

/** On Escape, or a press or focus outside, across shadow roots. `trigger`: returns the button. */
export function useDismiss(
  panel: RefObject<HTMLElement | null>,
  trigger: () => HTMLElement | null,
  onClose: () => void,
) {
  const latest = useRef({ trigger, onClose })
  latest.current = { trigger, onClose }

  // A layout effect: Escape may be pressed before the first paint.
  useLayoutEffect(() => {
    function onOutside(event: Event) {
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
    const stops = [listen(['pointerdown', 'focusin'], onOutside), listen(['keydown'], onKeyDown)]
    return () => {
      for (const stop of stops) stop()
    }
  }, [panel])
}
