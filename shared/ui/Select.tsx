import './Select.css'

import type { ComponentProps, ReactNode } from 'react'

import { Field } from './Field.tsx'
import { Icon } from './Icon.tsx'
import { useField } from './use-field.tsx'

type Props = Omit<ComponentProps<'select'>, 'id' | 'className' | 'children' | 'multiple'> & {
  name: string
  label: string
  /** `disabled`: shown, but cannot be chosen; its label says why. */
  options: readonly { value: string; label: string; disabled?: boolean }[]
  /** Shown as long as nothing is chosen. Absent: the first option is chosen initially. */
  placeholder?: string
  description?: ReactNode
}

/** Required unless `required` is false, which the label then shows. Native, so that phones show their own picker. */
export function Select({ label, options, placeholder, description, required = true, ...select }: Props) {
  const field = useField(select.name, description)

  return (
    <Field label={label} required={required} field={field}>
      <div className="bw-select">
        <select {...select} {...field.aria} id={field.id} required={required} className="bw-select-box">
          {placeholder && <option value="">{placeholder}</option>}
          {options.map(({ value, label, disabled }) => (
            <option key={value} value={value} disabled={disabled}>
              {label}
            </option>
          ))}
        </select>
        <Icon shape="chevron" />
      </div>
    </Field>
  )
}
