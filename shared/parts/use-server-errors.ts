import { type RefObject, useEffect, useState } from 'react'

import { REQUIRED } from '#shared/domain/rules.ts'
import { type FormSchema, problemsOf, validateForm } from '#shared/forms/form-data.ts'

/**
 * What keeps a form from being sent as it stands now, in the order in which it asks: what is missing by its label alone,
 * what is wrong with the sentence for it. Takes an element in the form. Empty when it can be sent.
 */
export function useServerErrors(schema: FormSchema, ref: RefObject<HTMLElement | null>): string[] {
  const [objections, setObjections] = useState<string[]>([])
  useEffect(() => {
    const form = ref.current?.closest('form')
    if (!form) return
    function look() {
      const { errors = {} } = validateForm(schema, form as HTMLFormElement)
      setObjections(problemsOf(form as HTMLFormElement, errors, REQUIRED).map(({ text }) => text))
    }
    look()
    form.addEventListener('input', look)
    return () => form.removeEventListener('input', look)
  }, [schema, ref])
  return objections
}
