import * as v from 'valibot'
import type { Refusal } from '#shared/ui/FormErrorSummary.tsx'
import type { FieldErrors } from '#shared/ui/use-field.tsx'

/** An object schema, or a pipe that starts with one. */
export type FormSchema = v.GenericSchema & { readonly entries: v.ObjectEntries }

type Checked<T> = { input: T; errors?: undefined } | { errors: FieldErrors }

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** Lists (groups of tick boxes) are posted once per chosen value, everything else once; what is absent counts as ''. */
function valuesOf(schema: FormSchema, data: FormData) {
  return Object.fromEntries(
    Object.entries(schema.entries).map(([name, { type }]) => [
      name,
      type === 'array' ? data.getAll(name) : (data.get(name) ?? ''),
    ]),
  )
}

/** Checks what stands in a form now. Gives the input to save, or per field the first thing that is wrong with it. */
export function validateForm<S extends FormSchema>(
  schema: S,
  form: HTMLFormElement,
): Checked<v.InferOutput<S>> {
  const checked = v.safeParse(schema, valuesOf(schema, new FormData(form)))
  if (checked.success) return { input: checked.output }
  const errors: FieldErrors = {}
  for (const { path, message } of checked.issues) errors[String(path?.[0]?.key ?? '')] ??= message
  return { errors }
}

/** What the form calls a field, without what it adds to that; a tick box is called by its own label. */
const labelOf = (control: Control) =>
  (control.closest('.bw-field')?.querySelector('.bw-field-label')?.firstChild ?? control.labels?.[0])
    ?.textContent ?? ''

/** The first control of each field that has an error and can be seen, in the order of the form. */
function controlsOf(form: HTMLFormElement, errors: FieldErrors) {
  const controls = new Map<string, Control>()
  for (const control of form.elements as unknown as Iterable<Control>) {
    const isToBlame = control.name in errors && control.type !== 'hidden'
    if (isToBlame && !controls.has(control.name)) controls.set(control.name, control)
  }
  return controls
}

/**
 * Errors as complaints, in the order in which the form asks. An error of something that cannot be seen stands at the
 * end without a field, so that nobody is left without a reason. What the title says already is not said twice.
 */
export function problemsOf(form: HTMLFormElement, errors: FieldErrors, title: string): Refusal['problems'] {
  const controls = controlsOf(form, errors)
  const atFields = [...controls].map(([name, control]) => ({
    text: errors[name] === title ? labelOf(control) : `${labelOf(control)}: ${errors[name]}`,
    field: { name, id: control.id },
  }))
  const elsewhere = Object.entries(errors)
    .filter(([name, text]) => !controls.has(name) && text !== title)
    .map(([, text]) => ({ text }))
  return [...atFields, ...elsewhere]
}
