import './Popover.css'

import type { ReactNode, RefObject } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { Popover as AriaPopover } from 'react-aria-components/Popover'

import { useIgnoreOpeningDoubleClick } from './use-ignore-opening-double-click.ts'

type Props = {
  /** What the sheet is called, for assistive technology. */
  label: string
  /** The button that opens it: it stands below that, and gives the focus back to what had it. */
  triggerRef: RefObject<HTMLElement | null>
  onClose: () => void
  children: ReactNode
}

/** An open sheet below its button. It is heavy: load it when it is wanted (`onDemand` in rspack.config.ts). */
export function Popover({ label, triggerRef, onClose, children }: Props) {
  useIgnoreOpeningDoubleClick()

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
