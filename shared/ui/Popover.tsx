import './Popover.css'

import { type ReactNode, type RefObject, useEffect } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { Popover as AriaPopover } from 'react-aria-components/Popover'

type Props = {
  /** What the sheet is called, for assistive technology. */
  label: string
  /** The button that opens it: it stands below that, and gives the focus back to what had it. */
  triggerRef: RefObject<HTMLElement | null>
  onClose: () => void
  children: ReactNode
}

/** The second half of the double click that opened the sheet is no click beside it: it stays, and so does the focus. */
function keepAtDoubleClick(event: MouseEvent) {
  if (event.detail < 2 || (event.target as Element).closest('.bw-popover')) return
  event.preventDefault()
  event.stopPropagation()
}

/** An open sheet below its button. It is heavy: load it when it is wanted (`onDemand` in rspack.config.ts). */
export function Popover({ label, triggerRef, onClose, children }: Props) {
  useEffect(() => {
    const watching = new AbortController()
    // Before react-aria, which listens at the document.
    for (const event of ['mousedown', 'click'] as const)
      window.addEventListener(event, keepAtDoubleClick, { signal: watching.signal, capture: true })
    return () => watching.abort()
  }, [])

  return (
    // What react-aria says by itself is in the language of the page, not of the browser.
    <I18nProvider locale="nl-NL">
      <AriaPopover
        className="bw-popover"
        triggerRef={triggerRef}
        placement="bottom end"
        offset={6}
        isOpen
        onOpenChange={onClose}
      >
        <Dialog aria-label={label}>{children}</Dialog>
      </AriaPopover>
    </I18nProvider>
  )
}
