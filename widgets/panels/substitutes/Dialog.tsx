import '#shared/ui/Dialog.css'
import './Dialog.css'

import { useEffect, useId, useLayoutEffect, useRef } from 'react'

import type { DialogProps } from '#shared/ui/Dialog.tsx'
import { keepClearOf } from '#shared/ui/keep-clear-of.ts'
import { listen } from '#shared/ui/listen.ts'
import { useIgnoreOpeningDoubleClick } from '#shared/ui/use-ignore-opening-double-click.ts'

// The build of the panels replaces `shared/ui/Dialog.tsx` by this file (`tools/build/widgets.ts`): that one is made with
// react-aria, which is larger than all panels together.

export function Dialog({ title, message, role = 'dialog', wide, onClose, children }: DialogProps) {
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const latestClose = useRef(onClose)
  latestClose.current = onClose
  useIgnoreOpeningDoubleClick()

  useLayoutEffect(() => {
    const element = dialog.current
    if (!element) return
    element.showModal()
    const first = element.querySelector<HTMLElement>('[data-initial-focus],input,textarea,button')
    first?.focus({ preventScroll: true })
  }, [])
  // After the dialog was drawn: this measures it.
  useEffect(() => {
    const bar = [...(dialog.current?.querySelectorAll<HTMLElement>('.bw-actions') ?? [])].at(-1)
    return bar && dialog.current ? keepClearOf(bar, dialog.current) : undefined
  }, [])
  // On the window: the page may handle Escape as well.
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'Escape') return
      event.preventDefault()
      event.stopPropagation()
      latestClose.current()
    }
    return listen(['keydown'], onKeyDown)
  }, [])

  return (
    <dialog
      ref={dialog}
      className="bw-sheet bw-modal"
      data-wide={wide || undefined}
      role={role}
      aria-labelledby={`${id}-title`}
      aria-describedby={message ? `${id}-message` : undefined}
      // Closed by the browser itself, such as by the Back gesture of a phone.
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <div className="bw-dialog">
        <h2 id={`${id}-title`}>{title}</h2>
        {message && (
          <div id={`${id}-message`} className="bw-stack">
            {typeof message === 'string' ? <p>{message}</p> : message}
          </div>
        )}
        {children}
      </div>
    </dialog>
  )
}
