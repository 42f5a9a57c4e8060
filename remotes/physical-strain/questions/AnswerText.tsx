import { useEffect, useState } from 'react'

import { TextField } from '#shared/ui/TextField.tsx'

/** Longest text beside an answer, in characters. Source: docs/product.md, section 9. */
const MAX_TEXT_LENGTH = 255

type Props = {
  name: string
  label: string
  value: string
  /** `isTyping`: true for a keystroke, false when the field loses the focus. */
  onChange: (value: string, isTyping: boolean) => void
}

/** The text field of an answer. Spaces at the ends stay while the user types, although the server trims them. */
export function AnswerText({ name, label, value, onChange }: Props) {
  const [typed, setTyped] = useState(value)
  useEffect(() => setTyped((current) => (current.trim() === value.trim() ? current : value)), [value])

  return (
    <TextField
      name={name}
      label={label}
      description="Zonder deze tekst blijft de vraag open."
      value={typed}
      maxLength={MAX_TEXT_LENGTH}
      onChange={({ target }) => {
        setTyped(target.value)
        onChange(target.value, true)
      }}
      onBlur={() => onChange(typed, false)}
    />
  )
}
