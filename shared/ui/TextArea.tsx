import './TextField.css'

import type { ComponentProps, ReactNode } from 'react'

import { Field } from './Field.tsx'
import { useField } from './use-field.tsx'

type Props = Omit<ComponentProps<'textarea'>, 'id' | 'className'> & {
  name: string
  label: string
  description?: ReactNode
}

/** Required unless `required` is false, which the label then shows. */
export function TextArea({ label, description, required = true, rows = 4, ...textArea }: Props) {
  const field = useField(textArea.name, description)

  return (
    <Field label={label} required={required} field={field}>
      <textarea
        {...textArea}
        {...field.aria}
        id={field.id}
        rows={rows}
        required={required}
        className="bw-input"
        part="input"
      />
    </Field>
  )
}
