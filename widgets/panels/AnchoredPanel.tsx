import { type ReactNode, useLayoutEffect, useRef } from 'react'

import { useDismiss } from '#shared/ui/use-dismiss.ts'
import { useIgnoreOpeningDoubleClick } from '#shared/ui/use-ignore-opening-double-click.ts'

/** Pixels between a panel and its trigger, and between a panel and the edge of the window. */
const GAP = 6
const EDGE = 12

/** Puts `panel` below `trigger`, in line with it on the side of the window where it is, within the window. */
function place(panel: HTMLElement, trigger: HTMLElement) {
  const { bottom, left, right } = trigger.getBoundingClientRect()
  const { clientWidth, clientHeight } = document.documentElement
  const { offsetWidth } = panel
  const start = left + right < clientWidth ? left : right - offsetWidth
  const top = Math.max(EDGE, Math.min(bottom + GAP, clientHeight - panel.scrollHeight - EDGE))
  panel.style.left = `${Math.max(EDGE, Math.min(start, clientWidth - offsetWidth - EDGE))}px`
  panel.style.top = `${top}px`
  panel.style.maxHeight = `${clientHeight - top - EDGE}px`
}

type Props = {
  trigger: HTMLElement
  /** What it is called when it is a dialog; absent for what just unfolds. */
  label?: string
  onClose: () => void
  children: ReactNode
}

/** A sheet below what opened it, over whatever the page has there. */
export function AnchoredPanel({ trigger, label, onClose, children }: Props) {
  const panel = useRef<HTMLDivElement>(null)
  const latestClose = useRef(onClose)
  latestClose.current = onClose
  useDismiss(panel, () => trigger, onClose)
  useIgnoreOpeningDoubleClick()

  useLayoutEffect(() => {
    const element = panel.current
    if (!element) return
    element.showPopover?.()
    const watching = new AbortController()
    const follow = () => place(element, trigger)
    // Without a size it was taken off the page, if only to be put elsewhere: the browser does not show it there.
    const resizing = new ResizeObserver(() => (element.offsetWidth ? follow() : latestClose.current()))
    resizing.observe(element)
    for (const event of ['scroll', 'resize'])
      addEventListener(event, follow, { signal: watching.signal, capture: true, passive: true })
    follow()
    // Whoever opens a form wants to type. It takes the focus only now that it is shown.
    element.querySelector('input')?.focus({ preventScroll: true })
    return () => {
      watching.abort()
      resizing.disconnect()
    }
  }, [trigger])

  return (
    <div
      ref={panel}
      popover="manual"
      className="bw-above"
      {...(label && { role: 'dialog', 'aria-label': label })}
    >
      {children}
    </div>
  )
}
