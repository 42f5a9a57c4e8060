import './SearchField.css'

import { useId } from 'react'

type Props = {
  /** What is searched through. */
  label: string
  value: string
  maxLength: number
  onChange: (value: string) => void
}

/** Searches while one types; there is nothing to press. The cross of the browser, or Escape, empties it. */
export function SearchField({ label, value, maxLength, onChange }: Props) {
  const id = useId()

  return (
    <search className="bw-search">
      <label className="bw-field-label" htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        type="search"
        className="bw-input"
        autoComplete="off"
        maxLength={maxLength}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <circle cx="8.5" cy="8.5" r="5.5" />
        <path d="m13 13 4.5 4.5" />
      </svg>
    </search>
  )
}
