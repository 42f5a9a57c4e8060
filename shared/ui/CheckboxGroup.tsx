import './Choice.css'

import { type ReactNode, useId } from 'react'

import { useField } from './use-field.tsx'

type Props = {
  name: string
  label: string
  /** `description`: read out after the label. */
  options: readonly { value: string; label: ReactNode; description?: ReactNode }[]
  defaultValue?: readonly string[]
  description?: ReactNode
  columns?: boolean
}

/** Posted once for each checked value. */
export function CheckboxGroup({ name, label, options, defaultValue = [], description, columns }: Props) {
  const field = useField(name, description)
  const labelId = useId()

  return (
    // biome-ignore lint/a11y/useSemanticElements: a legend does not take its place in a grid in every browser
    <div className="bw-field" role="group" aria-labelledby={labelId} {...field.aria}>
      <span id={labelId} className="bw-field-label" part="label">
        {label}
      </span>
      {field.description}
      <div className="bw-choices" data-columns={columns || undefined}>
        {options.map((option, index) => (
          <div key={option.value}>
            <label className="bw-choice">
              <input
                id={index === 0 ? field.id : undefined}
                type="checkbox"
                name={name}
                value={option.value}
                defaultChecked={defaultValue.includes(option.value)}
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
