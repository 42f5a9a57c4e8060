import { type ComponentType, useCallback, useEffect, useMemo, useRef, useState } from 'react'

import { Button } from './Button.tsx'
import type { DialogProps } from './Dialog.tsx'

type Confirmation = { title?: string; message?: string; confirmLabel?: string; cancelLabel?: string }
type Announcement = { title: string; message?: string; label?: string }

/** Without `cancelLabel` it is an announcement. */
type Question = { title: string; message?: string; label: string; cancelLabel?: string }
type PendingQuestion = Question & { answer: (isConfirmed: boolean) => void }
type ShownQuestion = PendingQuestion & { Dialog: ComponentType<DialogProps> }

/** Fallback for when the dialog cannot be loaded: the browser's own dialog, so that the action is not lost. */
function askInBrowser({ title, message, cancelLabel }: Question): boolean {
  const text = [title, message].filter(Boolean).join('\n\n')
  if (cancelLabel) return window.confirm(text)
  window.alert(text)
  return true
}

/**
 * Asks for confirmation, or shows an alert, and waits for the answer.
 * Returns `confirm`, which resolves with true and rejects with false when the user cancels; `alert`, which always
 * resolves; and `dialog`, which must be rendered in the component. There is one dialog at a time: the next one, and
 * unmounting the component, cancel the one that is open.
 */
export function useDialog() {
  const [shown, setShown] = useState<ShownQuestion>()
  const pending = useRef<PendingQuestion>(undefined)
  useEffect(() => () => pending.current?.answer(false), [])

  const ask = useCallback((question: Question) => {
    pending.current?.answer(false)
    return new Promise<boolean>((resolve) => {
      const answer = (isConfirmed: boolean) => {
        pending.current = undefined
        setShown(undefined)
        resolve(isConfirmed)
      }
      const current = { ...question, answer }
      pending.current = current
      const isPending = () => pending.current === current
      import('./Dialog.tsx').then(
        ({ Dialog }) => isPending() && setShown({ ...current, Dialog }),
        () => isPending() && answer(askInBrowser(question)),
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

const Alert = ({ Dialog, title, message, label, cancelLabel, answer }: ShownQuestion) => (
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
