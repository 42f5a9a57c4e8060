import type { FormEvent, ReactNode } from 'react'

type Props = { onSubmit: () => unknown; children: ReactNode }

/** The form of a step: Enter submits it, as its button does. */
export function StepForm({ onSubmit, children }: Props) {
  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    // The submit event of a form in a dialog bubbles up here: in React's tree the dialog is inside this form.
    if (event.target === event.currentTarget) onSubmit()
  }

  return (
    <form className="bw-check-step" noValidate autoComplete="off" onSubmit={handleSubmit}>
      {children}
    </form>
  )
}
