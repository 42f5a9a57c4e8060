import { type FormEvent, useRef, useState } from 'react'
import type * as v from 'valibot'

import { fieldErrorsOf, messageFor, messageUnder, statusOf } from '#shared/api/basics/errors.ts'
import { newRequestKey } from '#shared/api/basics/request-key.ts'
import { sessionStore, signOutLapsed } from '#shared/session/store.ts'
import type { Refusal } from '#shared/ui/FormErrorSummary.tsx'
import type { FieldErrors } from '#shared/ui/use-field.tsx'
import { type FormSchema, problemsOf, validateForm } from './form-data.ts'
import { useErrorCount } from './use-error-count.ts'

const INCOMPLETE = 'Niet alle velden zijn correct ingevuld'

type Options<Input> = {
  /** The form stays pending until it is settled. `key`: for a request; the same one until the form was saved. */
  save: (input: Input, key: string) => Promise<unknown>
  /** When the server gives no reason. */
  fallback: string
  /** Also shown when the server gives a reason, as a heading above it. */
  isFallbackHeading?: boolean
}

/** `by`: errors of the schema are checked again on each input, those of the server cannot be. */
type Outcome = { refusal?: Refusal; errors: FieldErrors; by?: 'schema' | 'server' }

const accepted: Outcome = { errors: {} }

/**
 * The fields keep their content; a second submit while saving is ignored. A 401 also signs the user out, and the
 * content is kept as a draft. Returns the props of `<Form>`, `isSaving`, and `isSaved`: the content is unchanged since
 * it was saved.
 */
export function useForm<S extends FormSchema>(
  schema: S,
  { save, fallback, isFallbackHeading = false }: Options<v.InferOutput<S>>,
) {
  const [{ refusal, errors, by }, setOutcome] = useState(accepted)
  const [isSaving, setSaving] = useState(false)
  const [isSaved, setSaved] = useState(false)
  const isBusy = useRef(false)
  const isChanged = useRef(false)
  useErrorCount(Object.keys(errors).length)

  async function submit(form: HTMLFormElement): Promise<Outcome> {
    const checked = validateForm(schema, form)
    if (checked.errors) return refused(form, 'schema', checked.errors, { title: INCOMPLETE })
    form.dataset.requestKey ??= newRequestKey()
    try {
      await save(checked.input, form.dataset.requestKey)
      delete form.dataset.requestKey
      return accepted
    } catch (error) {
      // What was sent before is saved, and this differs from it. If the user submits again, it is a second one.
      if (statusOf(error) === 422) delete form.dataset.requestKey
      // The session has ended: the login page replaces this one, and `useDraft` saves what was typed.
      if (statusOf(error) === 401 && sessionStore.getState().user.isLoggedIn) await signOutLapsed()
      const message = isFallbackHeading ? messageUnder(fallback, error) : messageFor(error, fallback)
      return refused(form, 'server', firstOf(fieldErrorsOf(error)), message)
    }
  }

  // Not a form `action`: React resets the fields after it, also when the input was refused. Not a transition either:
  // React holds back other transitions meanwhile, so that the user could not leave the page during a slow save.
  async function onSubmit(event: FormEvent<HTMLFormElement>): Promise<boolean> {
    event.preventDefault()
    if (isBusy.current) return false
    isBusy.current = true
    isChanged.current = false
    setSaving(true)
    setSaved(false)
    const outcome = await submit(event.currentTarget)
    setOutcome(outcome)
    setSaved(!outcome.refusal && !isChanged.current)
    setSaving(false)
    isBusy.current = false
    return !outcome.refusal
  }

  /** An error of the server stays until its field changes. */
  function onChange({ currentTarget, target }: FormEvent<HTMLFormElement>) {
    isChanged.current = true
    setSaved(false)
    if (!refusal) return
    const { errors: currentErrors = {} } = validateForm(schema, currentTarget)
    const { name } = target as HTMLInputElement
    const remaining = Object.entries(errors).flatMap(([field, message]) => {
      const error = by === 'schema' || field === name ? currentErrors[field] : message
      return error ? [[field, error]] : []
    })
    setOutcome({ refusal, by, errors: Object.fromEntries(remaining) })
  }

  return { onSubmit, onChange, refusal, errors, isSaving, isSaved }
}

export type FormState = Omit<ReturnType<typeof useForm>, 'isSaving' | 'isSaved'>

const firstOf = (errors: Record<string, string[]>): FieldErrors =>
  Object.fromEntries(Object.entries(errors).map(([field, [message = '']]) => [field, message]))

const refused = (
  form: HTMLFormElement,
  by: Outcome['by'],
  errors: FieldErrors,
  message: { title: string; detail?: string },
): Outcome => ({ by, errors, refusal: { ...message, problems: problemsOf(form, errors, message.title) } })
