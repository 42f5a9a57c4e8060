import './Form.css'

import type { ReactNode } from 'react'
import { FormErrorSummary } from '#shared/ui/FormErrorSummary.tsx'
import { FieldErrorsContext } from '#shared/ui/use-field.tsx'
import type { FormState } from './use-form.ts'

/** The fields of a form under each other, and above them what keeps it from being saved. Takes what `useForm` gives. */
export function Form({ form, children }: { form: FormState; children: ReactNode }) {
  return (
    <form className="bw-form" noValidate onSubmit={form.onSubmit} onInput={form.onInput}>
      <FieldErrorsContext value={form.errors}>
        {form.refusal && <FormErrorSummary refusal={form.refusal} />}
        {children}
      </FieldErrorsContext>
    </form>
  )
}
