import { useCallback, useEffect, useMemo, useRef, useState } from 'react'

import { Button } from './Button.tsx'
import { Dialog } from './Dialog.tsx'

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

/**
 * `confirm` resolves with true, and rejects with false when the user cancels; `alert` always resolves; `dialog` must be
 * rendered. There is one dialog at a time: the next one, and unmounting the component, cancel the one that is open.
 */
export function useDialog() {
  const [shown, setShown] = useState<PendingQuestion>()
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
      pending.current = { ...question, answer }
      setShown(pending.current)
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

  return { ...calls, dialog: shown && <Alert key={shown.title} {...shown} /> }
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

const Alert = ({ answer, ...question }: PendingQuestion) => (
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
