import './Dialog.css'

import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Dialog as AriaDialog } from 'react-aria-components/Dialog'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'

import { keepClearOf } from './keep-clear-of.ts'
import { useIgnoreOpeningDoubleClick } from './use-ignore-opening-double-click.ts'

/** Source: docs/product.md, sections 2.5 and 9. */
const FOCUS_DELAY_MS = 100

const CONTROLS = 'input:not([type="hidden"], [hidden]), select, textarea, button, a[href]'

export type DialogProps = {
  title: string
  /** Read out with the title. */
  message?: ReactNode
  /** 'alertdialog': an interruption that must be answered. */
  role?: 'dialog' | 'alertdialog'
  /** 600 px wide instead of 448, for larger forms. */
  wide?: boolean
  onClose: () => void
  /** Ends with `<div className="bw-actions">`. Focus starts at `data-initial-focus`, otherwise at the first control. */
  children: ReactNode
}

/** Focus stays inside and returns to the element that had it. Heavy: import it when it is opened (`onDemand`). */
export function Dialog({ title, message, role = 'dialog', wide, onClose, children }: DialogProps) {
  const id = useId()
  const dialog = useRef<HTMLElement>(null)
  useIgnoreOpeningDoubleClick()
  const [opener] = useState(() => document.activeElement as HTMLElement | null)

  // react-aria returns focus too, but fails when the dialog is not closed by a key or pointer, for example by a saved
  // form: the page stays inert for a moment longer then.
  useEffect(
    () => () => {
      setTimeout(() => document.activeElement === document.body && opener?.focus())
    },
    [opener],
  )

  useEffect(() => {
    const bar = [...(dialog.current?.querySelectorAll<HTMLElement>('.bw-actions') ?? [])].at(-1)
    const sheet = bar?.closest<HTMLElement>('.bw-sheet')
    return bar && sheet ? keepClearOf(bar, sheet) : undefined
  }, [])

  useEffect(() => {
    const timer = setTimeout(() => {
      const within = dialog.current
      if (within?.querySelector(':focus')) return
      const first =
        within?.querySelector<HTMLElement>('[data-initial-focus]') ??
        within?.querySelector<HTMLElement>(CONTROLS)
      // Without scrolling: the beginning of a long text stays in view.
      first?.focus({ preventScroll: true })
    }, FOCUS_DELAY_MS)
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
          aria-describedby={message ? `${id}-message` : undefined}
        >
          <h2 id={`${id}-title`}>{title}</h2>
          {message && (
            <div id={`${id}-message`} className="bw-stack">
              {typeof message === 'string' ? <p>{message}</p> : message}
            </div>
          )}
          {children}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  )
}
