import { useEffect, useState } from 'react'

import { firstCharacters } from '#shared/domain/basics/characters.ts'
import { TextField } from '#shared/ui/TextField.tsx'

/** In characters. Source: docs/product.md, section 9. */
const MAX_TEXT_LENGTH = 255

type Props = {
  name: string
  label: string
  value: string
  /** `isTyping`: true for a keystroke, false when the field loses the focus. */
  onChange: (value: string, isTyping: boolean) => void
}

/**
 * Keeps spaces at the ends while the user types, although the server trims them. Cuts off what is too long: the text is
 * sent while it is typed, and `maxLength` counts an emoji as several characters.
 */
export function AnswerText({ name, label, value, onChange }: Props) {
  const [typed, setTyped] = useState(value)
  useEffect(() => setTyped((current) => (current.trim() === value.trim() ? current : value)), [value])

  return (
    <TextField
      name={name}
      label={label}
      description="Zonder deze tekst blijft de vraag open."
      value={typed}
      onChange={({ target }) => {
        const text = firstCharacters(MAX_TEXT_LENGTH, target.value)
        setTyped(text)
        onChange(text, true)
      }}
      onBlur={() => onChange(typed, false)}
    />
  )
}
