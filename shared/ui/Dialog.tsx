import './Dialog.css'

import {
  type KeyboardEvent,
  type ReactNode,
  useContext,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
} from 'react'
import { createPortal } from 'react-dom'

import { DialogPlace } from './dialog-place.ts'
import { keepClearOf } from './keep-clear-of.ts'
import { listen } from './listen.ts'
import { useIgnoreOpeningDoubleClick } from './use-ignore-opening-double-click.ts'

/** Source: docs/product.md, sections 2.5 and 9. */
const FOCUS_DELAY_MS = 100

const CONTROLS = ':is(input:not([type="hidden"], [hidden]), select, textarea, button):enabled, a[href]'

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

/**
 * Opens when it is rendered, and asks `onClose` to remove it. The browser keeps the rest of the page out of reach, and
 * returns the focus to the element that had it.
 */
export function Dialog({ title, message, role = 'dialog', wide, onClose, children }: DialogProps) {
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const place = useContext(DialogPlace)
  const latestClose = useRef(onClose)
  latestClose.current = onClose
  useIgnoreOpeningDoubleClick()

  // A layout effect: Escape may be pressed before the first paint.
  useLayoutEffect(() => {
    const element = dialog.current!
    element.showModal()
    // Its title is read out first.
    element.focus()
    // A dialog above another comes after it in the document.
    const dialogs = () => (element.getRootNode() as ParentNode).querySelectorAll('dialog[open]')
    function onKeyDown(event: WindowEventMap['keydown']) {
      if (event.key !== 'Escape' || [...dialogs()].at(-1) !== element) return
      event.preventDefault()
      event.stopPropagation()
      latestClose.current()
    }
    // On the window: the page of another website may handle Escape as well.
    const stopListening = listen(['keydown'], onKeyDown)
    return () => {
      stopListening()
      element.close()
    }
  }, [])

  useEffect(() => {
    const element = dialog.current!
    const timer = setTimeout(() => {
      if (element.querySelector(':focus')) return
      const first =
        element.querySelector<HTMLElement>('[data-initial-focus]') ??
        element.querySelector<HTMLElement>(CONTROLS)
      // Without scrolling: the beginning of a long text stays in view.
      first?.focus({ preventScroll: true })
    }, FOCUS_DELAY_MS)
    // After the dialog was drawn: this measures it.
    const bar = [...element.querySelectorAll<HTMLElement>('.bw-actions')].at(-1)
    const stopKeepingClear = bar && keepClearOf(bar, element)
    return () => {
      clearTimeout(timer)
      stopKeepingClear?.()
    }
  }, [])

  const content = (
    <dialog
      ref={dialog}
      className="bw-sheet"
      data-wide={wide || undefined}
      role={role}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      aria-describedby={message ? `${id}-message` : undefined}
      onKeyDown={keepTabInside}
      // By the Back gesture of a phone.
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onClose()
      }}
      // By the browser, which does not ask a second time: what was typed stays until the user confirms.
      onClose={({ target, currentTarget }) => {
        if (target !== currentTarget || !currentTarget.isConnected) return
        currentTarget.showModal()
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
  return place ? createPortal(content, place) : content
}

function keepTabInside(event: KeyboardEvent<HTMLDialogElement>) {
  if (event.key !== 'Tab') return
  const stops = tabStopsIn(event.currentTarget)
  if (event.target !== stops.at(event.shiftKey ? 0 : -1)) return
  event.preventDefault()
  stops.at(event.shiftKey ? -1 : 0)?.focus()
}

/** Of radio buttons with the same name, the chosen one is the only stop. */
function tabStopsIn(dialog: HTMLElement): HTMLElement[] {
  const chosen = [...dialog.querySelectorAll<HTMLInputElement>('[type="radio"]:checked')]
  return [...dialog.querySelectorAll<HTMLElement>(CONTROLS)].filter((control) => {
    const { type, name, checked } = control as HTMLInputElement
    return type !== 'radio' || checked || !chosen.some((radio) => radio.name === name)
  })
}
