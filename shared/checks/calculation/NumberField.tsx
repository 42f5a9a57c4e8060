import './NumberField.css'

import { useId, useState } from 'react'

import { Icon } from '#shared/ui/Icon.tsx'

type Props = {
  label: string
  unit: string
  value: string
  error: string | undefined
  note?: string | undefined
  onChange: (value: string) => void
}

/** The number is typed with a comma or a point. */
export function NumberField({ label, unit, value, error, note, onChange }: Props) {
  const id = useId()
  const [isLeft, setLeft] = useState(value !== '')
  const shown = isLeft ? error : undefined
  const describedBy = [note && `${id}-note`, shown && `${id}-error`].filter(Boolean).join(' ')

  return (
    <div className="bw-field">
      <label className="bw-field-label" htmlFor={id}>
        {label} <span className="bw-visually-hidden">({unit})</span>
      </label>
      <div className="bw-unit">
        <input
          id={id}
          inputMode="decimal"
          autoComplete="off"
          value={value}
          aria-invalid={shown ? true : undefined}
          aria-describedby={describedBy || undefined}
          onChange={({ target }) => onChange(target.value)}
          onBlur={() => setLeft(true)}
          onKeyDown={({ key }) => key === 'Enter' && setLeft(true)}
        />
        <span aria-hidden="true">{unit}</span>
      </div>
      {note && (
        <p id={`${id}-note`} className="bw-field-description">
          {note}
        </p>
      )}
      {shown && (
        <p id={`${id}-error`} className="bw-field-error">
          <Icon shape="triangle" />
          {shown}
        </p>
      )}
    </div>
  )
}
