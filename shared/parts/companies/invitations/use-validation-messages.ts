import { type RefObject, useEffect, useState } from 'react'

import { REQUIRED } from '#shared/domain/basics/rules.ts'
import { type FormSchema, problemsOf, validateForm } from '#shared/forms/form-data.ts'

/** In the order of the fields; a missing field by its label alone. `ref`: an element inside the form. */
export function useValidationMessages(schema: FormSchema, ref: RefObject<HTMLElement | null>): string[] {
  const [messages, setMessages] = useState<string[]>([])
  useEffect(() => {
    const form = ref.current?.closest('form')
    if (!form) return
    function validate() {
      const { errors = {} } = validateForm(schema, form as HTMLFormElement)
      setMessages(problemsOf(form as HTMLFormElement, errors, REQUIRED).map(({ text }) => text))
    }
    validate()
    form.addEventListener('input', validate)
    return () => form.removeEventListener('input', validate)
  }, [schema, ref])
  return messages
}
