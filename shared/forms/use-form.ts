import { type FormEvent, useRef, useState } from 'react'
import type * as v from 'valibot'

import { fieldErrorsOf, messageFor, statusOf } from '#shared/api/errors.ts'
import { sessionStore, signOut } from '#shared/session/store.ts'
import type { Refusal } from '#shared/ui/FormErrorSummary.tsx'
import type { FieldErrors } from '#shared/ui/use-field.tsx'
import { type FormSchema, problemsOf, validateForm } from './form-data.ts'
import { useErrorCount } from './use-error-count.ts'

const INCOMPLETE = 'Niet alle velden zijn correct ingevuld'

type Options<Input> = {
  /** Sends what was filled in, and does what comes after: the form stays busy until the promise is settled. */
  save: (input: Input) => Promise<unknown>
  /** What to say when saving fails and the server gives no reason. */
  fallback: string
}

/** Who refused matters when something is corrected: the schema can be asked again, the server cannot. */
type Outcome = { refusal?: Refusal; errors: FieldErrors; by?: 'schema' | 'server' }

const accepted: Outcome = { errors: {} }

/**
 * Checks a form against its schema, saves it, and turns whatever went wrong into Dutch. What was typed stays, whatever
 * happens; pressing twice saves once. Gives what `<Form>` takes, `isSaving` for its button, and `isSaved`: what stands
 * there now is what was saved.
 */
export function useForm<S extends FormSchema>(schema: S, { save, fallback }: Options<v.InferOutput<S>>) {
  const [{ refusal, errors, by }, setOutcome] = useState(accepted)
  const [isSaving, setSaving] = useState(false)
  const [isSaved, setSaved] = useState(false)
  const isBusy = useRef(false)
  const isChanged = useRef(false)
  useErrorCount(Object.keys(errors).length)

  async function submit(form: HTMLFormElement): Promise<Outcome> {
    const checked = validateForm(schema, form)
    if (checked.errors) return refused(form, 'schema', checked.errors, { title: INCOMPLETE })
    try {
      await save(checked.input)
      return accepted
    } catch (error) {
      // Nobody is logged in any more: the page goes, `useDraft` keeps what was typed, and a login leads back to it.
      if (statusOf(error) === 401 && sessionStore.getState().user.isLoggedIn) await signOut()
      return refused(form, 'server', firstOf(fieldErrorsOf(error)), messageFor(error, fallback))
    }
  }

  // Not a form `action`: React empties the fields after one, also when the input was refused. And not a transition:
  // while one is under way React holds back every other, so that nobody could walk away from a slow save.
  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy.current) return
    isBusy.current = true
    isChanged.current = false
    setSaving(true)
    setSaved(false)
    const outcome = await submit(event.currentTarget)
    setOutcome(outcome)
    setSaved(!outcome.refusal && !isChanged.current)
    setSaving(false)
    isBusy.current = false
  }

  /** An error goes as soon as it is put right. The server's own errors are believed until their field changes. */
  function onInput({ currentTarget, target }: FormEvent<HTMLFormElement>) {
    isChanged.current = true
    setSaved(false)
    if (!refusal) return
    const { errors: now = {} } = validateForm(schema, currentTarget)
    const { name } = target as HTMLInputElement
    const standing = Object.entries(errors).flatMap(([field, sentence]) => {
      const stillWrong = by === 'schema' || field === name ? now[field] : sentence
      return stillWrong ? [[field, stillWrong]] : []
    })
    setOutcome({ refusal, by, errors: Object.fromEntries(standing) })
  }

  return { onSubmit, onInput, refusal, errors, isSaving, isSaved }
}

/** What `<Form>` needs to know. */
export type FormState = Omit<ReturnType<typeof useForm>, 'isSaving' | 'isSaved'>

const firstOf = (errors: Record<string, string[]>): FieldErrors =>
  Object.fromEntries(Object.entries(errors).map(([field, [sentence = '']]) => [field, sentence]))

const refused = (
  form: HTMLFormElement,
  by: Outcome['by'],
  errors: FieldErrors,
  message: { title: string; detail?: string },
): Outcome => ({ by, errors, refusal: { ...message, problems: problemsOf(form, errors, message.title) } })
