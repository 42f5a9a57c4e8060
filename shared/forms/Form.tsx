import './Form.css'

import { type ReactNode, useRef } from 'react'

import { FormErrorSummary } from '#shared/ui/FormErrorSummary.tsx'
import { FieldErrorsContext } from '#shared/ui/use-field.tsx'
import { Warning } from '#shared/ui/Warning.tsx'
import { useDraft } from './use-draft.ts'
import type { FormState } from './use-form.ts'
import { useUnsavedChanges } from './use-unsaved-changes.ts'

type Props = {
  form: FormState
  name?: string
  /** What is typed in it is no work, such as in a login. */
  mayBeLeft?: boolean
  children: ReactNode
}

const isTyped = (target: EventTarget) =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && !/^(checkbox|radio|file)$/.test(target.type))

/** Leaving it with unsaved input asks for confirmation (`store.ts`). */
export function Form({ form, name, mayBeLeft, children }: Props) {
  const element = useRef<HTMLFormElement>(null)
  const { onChange, onSubmit, dialog } = useUnsavedChanges(element, form, mayBeLeft)
  const isRestored = useDraft(element)

  return (
    <>
      <form
        ref={element}
        name={name}
        className="bw-form"
        noValidate
        onSubmit={onSubmit}
        // Preact calls `onChange` of a form when a field was left. Not `onInput` for all: rendering between the two events of
        // a select would reset one that React controls.
        onInput={(event) => isTyped(event.target) && onChange(event)}
        onChange={(event) => isTyped(event.target) || onChange(event)}
      >
        <FieldErrorsContext value={form.errors}>
          {isRestored && !form.refusal && (
            <Warning variant="info">
              Wat je eerder had ingevuld, staat er weer. Je hebt het nog niet opgeslagen.
            </Warning>
          )}
          {form.refusal && <FormErrorSummary refusal={form.refusal} />}
          {children}
        </FieldErrorsContext>
      </form>
      {dialog}
    </>
  )
}
