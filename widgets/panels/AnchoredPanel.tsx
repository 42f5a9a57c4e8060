import { type ReactNode, useLayoutEffect, useRef } from 'react'

import { listen } from '#shared/ui/listen.ts'
import { useDismiss } from '#shared/ui/use-dismiss.ts'
import { useIgnoreOpeningDoubleClick } from '#shared/ui/use-ignore-opening-double-click.ts'

const TRIGGER_GAP_PX = 6
const WINDOW_MARGIN_PX = 12

/** Below `trigger` and within the window, aligned with the side of `trigger` nearest to an edge. */
function positionPanel(panel: HTMLElement, trigger: HTMLElement) {
  const { bottom, left, right } = trigger.getBoundingClientRect()
  const { clientWidth, clientHeight } = document.documentElement
  const { offsetWidth } = panel
  const start = left + right < clientWidth ? left : right - offsetWidth
  const top = Math.max(
    WINDOW_MARGIN_PX,
    Math.min(bottom + TRIGGER_GAP_PX, clientHeight - panel.scrollHeight - WINDOW_MARGIN_PX),
  )
  panel.style.left = `${Math.max(WINDOW_MARGIN_PX, Math.min(start, clientWidth - offsetWidth - WINDOW_MARGIN_PX))}px`
  panel.style.top = `${top}px`
  panel.style.maxHeight = `${clientHeight - top - WINDOW_MARGIN_PX}px`
}

type Props = {
  trigger: HTMLElement
  /** Accessible name; makes the panel a dialog. */
  label?: string
  onClose: () => void
  children: ReactNode
}

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
    const follow = () => positionPanel(element, trigger)
    // No size means that the page removed or moved the element, which hides a popover: close the panel.
    const resizing = new ResizeObserver(() => (element.offsetWidth ? follow() : latestClose.current()))
    resizing.observe(element)
    const stopFollowing = listen(['scroll', 'resize'], follow, { passive: true })
    follow()
    // A hidden field cannot get the focus, so this comes after showPopover.
    element.querySelector('input')?.focus({ preventScroll: true })
    return () => {
      stopFollowing()
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
