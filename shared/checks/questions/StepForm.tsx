import type { FormEvent, ReactNode } from 'react'

import { handleAnswerKey } from './answer-keys.ts'

type Props = {
  onSubmit: () => unknown
  /** Enter on the heading submits the form as well; Enter on an answer always does. */
  submitsFromHeading?: boolean
  onBack?: () => void
  children: ReactNode
}

/** A field whose content cannot be used keeps the user here. */
export function StepForm({ onSubmit, submitsFromHeading, onBack, children }: Props) {
  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    // The submit event of a form in a dialog bubbles up here: in React's tree the dialog is inside this form.
    if (event.target !== event.currentTarget) return
    const refused = event.currentTarget.querySelector<HTMLElement>('[aria-invalid="true"]')
    if (refused) refused.focus()
    else onSubmit()
  }

  return (
    <form
      className="bw-check-step"
      noValidate
      autoComplete="off"
      onSubmit={handleSubmit}
      onKeyDown={(event) =>
        handleAnswerKey(event, { goBack: onBack, goForward: () => submitsFromHeading && onSubmit() })
      }
    >
      {children}
    </form>
  )
}
