import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Keeps the height while the user types below an element whose content becomes shorter, until the focus is elsewhere.
 * Not only until the focus moves: the button that takes it would move from under the pointer. `subject`: another one
 * begins with its own height. `size`: of the content.
 */
export function useSteadyHeight(subject: object, size: number): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null)
  const kept = useRef<{ subject: object; height: number }>(undefined)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the height is measured when the size changes
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return
    const root = element.getRootNode() as Document | ShadowRoot
    const { activeElement } = root
    const release = () => {
      element.style.minBlockSize = ''
      kept.current = { subject, height: element.offsetHeight }
    }
    if (kept.current?.subject !== subject) return release()

    element.style.minBlockSize = `${kept.current.height}px`
    const releaseElsewhere = () => {
      if (root.activeElement !== activeElement) release()
    }
    const events = ['click', 'keyup'] as const
    for (const type of events) root.addEventListener(type, releaseElsewhere)
    return () => {
      for (const type of events) root.removeEventListener(type, releaseElsewhere)
    }
  }, [subject, size])

  return ref
}
