import './Select.css'

import type { ComponentProps, ReactNode } from 'react'

import { FieldLabel } from './FieldLabel.tsx'
import { Icon } from './Icon.tsx'
import { useField } from './use-field.tsx'

type Props = Omit<ComponentProps<'select'>, 'id' | 'className' | 'children' | 'multiple'> & {
  name: string
  label: string
  options: readonly { value: string; label: string }[]
  /** What stands there as long as nothing is chosen. Absent: the first option is chosen from the start. */
  placeholder?: string
  description?: ReactNode
}

/**
 * One choice out of many. Asks for an answer unless `required` is false, which the label then says.
 * A native one: phones show it in the way that their owners know.
 */
export function Select({ label, options, placeholder, description, required = true, ...select }: Props) {
  const field = useField(select.name, description)

  return (
    <div className="bw-field">
      <FieldLabel htmlFor={field.id} required={required}>
        {label}
      </FieldLabel>
      {field.description}
      <div className="bw-select">
        <select {...select} {...field.aria} id={field.id} required={required} className="bw-select-box">
          {placeholder && <option value="">{placeholder}</option>}
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        <Icon shape="chevron" />
      </div>
      {field.error}
    </div>
  )
}
