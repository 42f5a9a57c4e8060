import './Popover.css'

import type { ReactNode, RefObject } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { Popover as AriaPopover } from 'react-aria-components/Popover'

import { useIgnoreOpeningDoubleClick } from './use-ignore-opening-double-click.ts'

type Props = {
  label: string
  triggerRef: RefObject<HTMLElement | null>
  onClose: () => void
  children: ReactNode
}

/** Heavy: import it when it is opened. */
export function Popover({ label, triggerRef, onClose, children }: Props) {
  useIgnoreOpeningDoubleClick()

  return (
    // The built-in texts of react-aria use the language of the page instead of that of the browser.
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
