import { useEffect, useState } from 'react'

import { TextField } from '#shared/ui/TextField.tsx'

/** Longest text beside an answer, in characters. Source: specification, section 9. */
const MAX_TEXT_LENGTH = 255

type Props = {
  name: string
  label: string
  value: string
  /** Every key counts as typing; leaving the field does not. */
  onChange: (value: string, isTyping: boolean) => void
}

/** The text that goes with an answer. What is being typed stays as it is, also when the server trims it. */
export function AnswerText({ name, label, value, onChange }: Props) {
  const [typed, setTyped] = useState(value)
  useEffect(() => setTyped((before) => (before.trim() === value.trim() ? before : value)), [value])

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
