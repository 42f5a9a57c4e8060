import './Choice.css'

import { type ReactNode, useId } from 'react'

import { useField } from './use-field.tsx'

type Props = {
  name: string
  label: string
  /** `description`: read out after the label. */
  options: { value: string; label: ReactNode; description?: ReactNode }[]
  defaultValue?: string
  description?: ReactNode
  className?: string
  onChange?: (value: string) => void
}

export function RadioGroup({ name, label, options, defaultValue, description, className, onChange }: Props) {
  const field = useField(name, description)
  const labelId = useId()

  return (
    <div
      className="bw-field"
      role="radiogroup"
      aria-labelledby={labelId}
      aria-required="true"
      {...field.aria}
    >
      <span id={labelId} className="bw-field-label" part="label">
        {label}
      </span>
      {field.description}
      <div className={className}>
        {options.map((option, index) => (
          <div key={option.value}>
            <label className="bw-choice">
              <input
                id={index === 0 ? field.id : undefined}
                type="radio"
                name={name}
                value={option.value}
                defaultChecked={option.value === defaultValue}
                onChange={onChange && (() => onChange(option.value))}
                aria-describedby={option.description ? `${labelId}-${option.value}` : undefined}
                className="bw-choice-box"
              />
              <span>{option.label}</span>
            </label>
            {option.description && (
              <p id={`${labelId}-${option.value}`} className="bw-choice-description">
                {option.description}
              </p>
            )}
          </div>
        ))}
      </div>
      {field.error}
    </div>
  )
}
