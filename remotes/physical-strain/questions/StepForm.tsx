import type { FormEvent, ReactNode } from 'react'

type Props = { onGoOn: () => unknown; children: ReactNode }

/** A step of the check: Enter in it goes on, as its button does. */
export function StepForm({ onGoOn, children }: Props) {
  function submit(event: FormEvent) {
    event.preventDefault()
    // A dialog stands elsewhere on the page, but React takes its form for a part of this one.
    if (event.target === event.currentTarget) onGoOn()
  }

  return (
    <form className="bw-check-step" noValidate autoComplete="off" onSubmit={submit}>
      {children}
    </form>
  )
}
