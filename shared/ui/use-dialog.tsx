import { type ComponentType, useCallback, useEffect, useMemo, useRef, useState } from 'react'

import { Button } from './Button.tsx'
import type { DialogProps } from './Dialog.tsx'

/** `details`: below the message, each with its name. `note`: what the answer leads to, below the details. */
type Details = { details?: readonly { name: string; value: string }[]; note?: string }
type Confirmation = Details & {
  title?: string
  message?: string
  confirmLabel?: string
  cancelLabel?: string
  isDestructive?: boolean
}
type Announcement = { title: string; message?: string; label?: string }

/** Without `cancelLabel` it is an announcement. */
type Question = Details & {
  title: string
  message?: string
  label: string
  cancelLabel?: string
  isDestructive?: boolean
}
type PendingQuestion = Question & { answer: (isConfirmed: boolean) => void }
type ShownQuestion = PendingQuestion & { Dialog: ComponentType<DialogProps> }

/** When the dialog cannot be loaded, so that the action is not lost. */
function askInBrowser({ title, message, details, note, cancelLabel }: Question): boolean {
  const list = details?.map(({ name, value }) => `${name}: ${value}`).join('\n')
  const text = [title, message, list, note].filter(Boolean).join('\n\n')
  if (cancelLabel) return window.confirm(text)
  window.alert(text)
  return true
}

/**
 * `confirm` resolves with true, and rejects with false when the user cancels; `alert` always resolves; `dialog` must be
 * rendered. There is one dialog at a time: the next one, and unmounting the component, cancel the one that is open.
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
        ...details
      }: Confirmation): Promise<true> {
        return (await ask({ title, message, label, cancelLabel, ...details })) || Promise.reject(false)
      },
      async alert({ title, message, label = 'Oke' }: Announcement): Promise<void> {
        await ask({ title, message, label })
      },
    }),
    [ask],
  )

  return { ...calls, dialog: shown && <Alert {...shown} /> }
}

const withDetails = ({ message, details, note }: Question) =>
  details ? (
    <>
      <p>{message}</p>
      <dl className="bw-dialog-details">
        {details.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {note && <p className="bw-soft">{note}</p>}
    </>
  ) : (
    message
  )

const Alert = ({ Dialog, answer, ...question }: ShownQuestion) => (
  <Dialog
    role="alertdialog"
    title={question.title}
    message={withDetails(question)}
    onClose={() => answer(false)}
  >
    <div className="bw-actions">
      <Button isDestructive={question.isDestructive} onClick={() => answer(true)}>
        {question.label}
      </Button>
      {question.cancelLabel && (
        <Button variant="secondary" data-initial-focus onClick={() => answer(false)}>
          {question.cancelLabel}
        </Button>
      )}
    </div>
  </Dialog>
)
