import { type ComponentType, useCallback, useEffect, useMemo, useRef, useState } from 'react'

import { Button } from './Button.tsx'
import type { DialogProps } from './Dialog.tsx'

type Confirmation = { title?: string; message?: string; confirmLabel?: string; cancelLabel?: string }
type Announcement = { title: string; message?: string; label?: string }

/** Without `cancelLabel` it can only be taken notice of. */
type Question = { title: string; message?: string; label: string; cancelLabel?: string }
type Asked = Question & { answer: (yes: boolean) => void }
type Shown = Asked & { Dialog: ComponentType<DialogProps> }

/** The browser's own dialog, for when ours does not come: what somebody wanted to do is never lost. */
function askPlainly({ title, message, cancelLabel }: Question): boolean {
  const text = [title, message].filter(Boolean).join('\n\n')
  if (cancelLabel) return window.confirm(text)
  window.alert(text)
  return true
}

/**
 * Asks or tells something before going on. Render `dialog` somewhere in the component.
 * `confirm` resolves true, or rejects with false when it is cancelled; `alert` always resolves. One at a time: the
 * next one, and the end of the component, cancel what is still open.
 */
export function useDialog() {
  const [shown, setShown] = useState<Shown>()
  const pending = useRef<Asked>(undefined)
  useEffect(() => () => pending.current?.answer(false), [])

  const ask = useCallback((question: Question) => {
    pending.current?.answer(false)
    return new Promise<boolean>((resolve) => {
      const answer = (yes: boolean) => {
        pending.current = undefined
        setShown(undefined)
        resolve(yes)
      }
      const asked = { ...question, answer }
      pending.current = asked
      const isPending = () => pending.current === asked
      import('./Dialog.tsx').then(
        ({ Dialog }) => isPending() && setShown({ ...asked, Dialog }),
        () => isPending() && answer(askPlainly(question)),
      )
    })
  }, [])

  const calls = useMemo(
    () => ({
      async confirm({
        title = 'Weet je het zeker?',
        message,
        confirmLabel: label = 'Ja, ik weet het zeker',
        cancelLabel = 'Annuleren',
      }: Confirmation): Promise<true> {
        return (await ask({ title, message, label, cancelLabel })) || Promise.reject(false)
      },
      async alert({ title, message, label = 'Oke' }: Announcement): Promise<void> {
        await ask({ title, message, label })
      },
    }),
    [ask],
  )

  return { ...calls, dialog: shown && <Alert {...shown} /> }
}

const Alert = ({ Dialog, title, message, label, cancelLabel, answer }: Shown) => (
  <Dialog role="alertdialog" title={title} message={message} onClose={() => answer(false)}>
    <div className="bw-actions">
      <Button onClick={() => answer(true)}>{label}</Button>
      {cancelLabel && (
        <Button variant="secondary" data-initial-focus onClick={() => answer(false)}>
          {cancelLabel}
        </Button>
      )}
    </div>
  </Dialog>
)
