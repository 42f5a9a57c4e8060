import './Dialog.css'

import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Dialog as AriaDialog } from 'react-aria-components/Dialog'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'

import { useIgnoreOpeningDoubleClick } from './use-ignore-opening-double-click.ts'

/** Milliseconds before the focus goes to what is to be done. Source: specification 2.5 and 9. */
const FOCUS_DELAY = 100

const CONTROLS = 'input:not([type="hidden"]), select, textarea, button, a[href]'

export type DialogProps = {
  title: string
  /** What it asks or tells: read out with the title. */
  message?: string
  /** 'alertdialog': it interrupts, and can only be answered. */
  role?: 'dialog' | 'alertdialog'
  /** 600 px instead of 448: for a form of some size. */
  wide?: boolean
  /** Escape was pressed. */
  onClose: () => void
  /** What is in it, ending with `<div className="bw-actions">`. Focus starts at `data-initial-focus`, or else at the first control. */
  children: ReactNode
}

/**
 * A sheet over the page that has to be dealt with first; open as long as it is rendered. The focus stays in it and
 * goes back to what had it. It is heavy: load it when it is wanted (`onDemand` in rspack.config.ts).
 */
export function Dialog({ title, message, role = 'dialog', wide, onClose, children }: DialogProps) {
  const id = useId()
  const dialog = useRef<HTMLElement>(null)
  useIgnoreOpeningDoubleClick()
  const [opener] = useState(() => document.activeElement as HTMLElement | null)

  // react-aria gives the focus back too, but fails when the end is not the work of a key or a pointer, say a form that
  // was saved: the page is out of reach then for a moment more.
  useEffect(
    () => () => {
      setTimeout(() => document.activeElement === document.body && opener?.focus())
    },
    [opener],
  )

  useEffect(() => {
    const timer = setTimeout(() => {
      const within = dialog.current
      if (within?.querySelector(':focus')) return
      const first =
        within?.querySelector<HTMLElement>('[data-initial-focus]') ??
        within?.querySelector<HTMLElement>(CONTROLS)
      // Without scrolling: a long text is read from its beginning.
      first?.focus({ preventScroll: true })
    }, FOCUS_DELAY)
    return () => clearTimeout(timer)
  }, [])

  return (
    <ModalOverlay className="bw-scrim" isOpen onOpenChange={onClose}>
      <Modal className="bw-sheet" data-wide={wide || undefined}>
        <AriaDialog
          ref={dialog}
          className="bw-dialog"
          role={role}
          aria-labelledby={`${id}-title`}
          aria-describedby={message && `${id}-message`}
        >
          <h2 id={`${id}-title`}>{title}</h2>
          {message && <p id={`${id}-message`}>{message}</p>}
          {children}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  )
}
