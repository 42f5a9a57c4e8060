import { useEffect, useRef } from 'react'

/**
 * Returns a ref for an element, which is scrolled into view when `shown` changes, unless it becomes empty: on a phone what
 * an answer shows is below the screen.
 */
export function useScrollIntoView(shown: string) {
  const ref = useRef<HTMLDivElement>(null)
  const before = useRef(shown)
  useEffect(() => {
    if (before.current === shown) return
    before.current = shown
    if (shown === '') return
    const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    ref.current?.scrollIntoView({ block: 'nearest', behavior: isCalm ? 'instant' : 'smooth' })
  }, [shown])
  return ref
}
