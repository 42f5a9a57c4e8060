import { useEffect, useRef } from 'react'

import { TYPED_IN } from './answer-keys.ts'

/**
 * Scrolls an element into view when `shown` changes, unless it becomes empty: on a phone what an answer shows is below
 * the screen. While the user types, the field stays where it is.
 */
export function useScrollIntoView(shown: string) {
  const ref = useRef<HTMLDivElement>(null)
  const before = useRef(shown)
  useEffect(() => {
    if (before.current === shown) return
    before.current = shown
    if (shown === '' || document.activeElement?.matches(TYPED_IN)) return
    const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    ref.current?.scrollIntoView({ block: 'nearest', behavior: isCalm ? 'instant' : 'smooth' })
  }, [shown])
  return ref
}
