import * as v from 'valibot'
import type { Refusal } from '#shared/ui/FormErrorSummary.tsx'
import type { FieldErrors } from '#shared/ui/use-field.tsx'

/** An object schema, or a pipe that starts with one. */
export type FormSchema = v.GenericSchema & { readonly entries: v.ObjectEntries }

type Checked<T> = { input: T; errors?: undefined } | { errors: FieldErrors }

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** Of fields that are named like `urls.0.link`; undefined when there are none. */
function rowsOf(name: string, data: FormData): Record<string, FormDataEntryValue>[] | undefined {
  const rows: Record<string, FormDataEntryValue>[] = []
  for (const [key, value] of data) {
    const [list, index, field] = key.split('.')
    if (list === name && field !== undefined) rows[Number(index)] = { ...rows[Number(index)], [field]: value }
  }
  return rows.length > 0 ? rows : undefined
}

/**
 * Checkbox groups are posted once per chosen value, rows of fields once per field, the fields of an object as
 * `address.city`, other fields once; an absent field counts as ''.
 */
function valuesOf(schema: FormSchema, data: FormData, prefix = ''): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(schema.entries).map(([key, entry]) => {
      const name = `${prefix}${key}`
      if (entry.type === 'object') return [key, valuesOf(entry as FormSchema, data, `${name}.`)]
      return [
        key,
        entry.type === 'array' ? (rowsOf(name, data) ?? data.getAll(name)) : (data.get(name) ?? ''),
      ]
    }),
  )
}

export function validateForm<S extends FormSchema>(
  schema: S,
  form: HTMLFormElement,
): Checked<v.InferOutput<S>> {
  const checked = v.safeParse(schema, valuesOf(schema, new FormData(form)))
  if (checked.success) return { input: checked.output }
  const errors: FieldErrors = {}
  for (const issue of checked.issues) errors[fieldOf(issue, form)] ??= issue.message
  return { errors }
}

function fieldOf(issue: v.BaseIssue<unknown>, form: HTMLFormElement): string {
  const path = v.getDotPath(issue) ?? ''
  return form.elements.namedItem(path) ? path : path.split('.')[0]!
}

/** Without its additions; the control's own label for a single checkbox. */
const labelOf = (control: Control) =>
  (control.closest('.bw-field')?.querySelector('.bw-field-label')?.firstChild ?? control.labels?.[0])
    ?.textContent ?? ''

/** The first visible one of each field with an error, in the order of the form. */
function controlsOf(form: HTMLFormElement, errors: FieldErrors) {
  const controls = new Map<string, Control>()
  for (const control of form.elements as unknown as Iterable<Control>) {
    const hasError = control.name in errors && control.type !== 'hidden'
    if (hasError && !controls.has(control.name)) controls.set(control.name, control)
  }
  return controls
}

/**
 * For the summary, in the order of the fields. Errors of invisible fields come last, without a link; one of a disabled
 * field has no link either, because it cannot have the focus. A text that equals `title` is left out.
 */
export function problemsOf(form: HTMLFormElement, errors: FieldErrors, title: string): Refusal['problems'] {
  const controls = controlsOf(form, errors)
  const atFields = [...controls].map(([name, control]) => ({
    name,
    text: errors[name] === title ? labelOf(control) : `${labelOf(control)}: ${errors[name]}`,
    ...(!control.disabled && { id: control.id }),
  }))
  const withoutField = Object.entries(errors)
    .filter(([name, text]) => !controls.has(name) && text !== title)
    .map(([name, text]) => ({ name, text }))
  return [...atFields, ...withoutField]
}
