import './TextField.css'

import { type ComponentProps, type ReactNode, useState } from 'react'

import { FieldLabel } from './FieldLabel.tsx'
import { useField } from './use-field.tsx'

type Props = Omit<ComponentProps<'input'>, 'id' | 'className'> & {
  name: string
  label: string
  /** What to fill in, when the label alone does not tell. */
  description?: ReactNode
}

/**
 * One line of text. Asks for an answer unless `required` is false, which the label then says.
 * A native input: it posts itself and costs nothing.
 */
export function TextField({ label, description, required = true, ...input }: Props) {
  const field = useField(input.name, description)

  return (
    <div className="bw-field">
      <FieldLabel htmlFor={field.id} required={required}>
        {label}
      </FieldLabel>
      {field.description}
      {input.type === 'password' ? (
        <PasswordInput {...input} {...field.aria} id={field.id} label={label} required={required} />
      ) : (
        <input {...input} {...field.aria} id={field.id} required={required} className="bw-input" />
      )}
      {field.error}
    </div>
  )
}

/** A password that can be read back before it is sent. A spelling checker on the network never gets to see it. */
function PasswordInput({ label, ...props }: ComponentProps<'input'> & { label: string }) {
  const [isShown, setShown] = useState(false)

  return (
    <div className="bw-password">
      <input
        {...props}
        type={isShown ? 'text' : 'password'}
        spellCheck={false}
        autoCapitalize="none"
        className="bw-input"
      />
      <button
        type="button"
        className="bw-password-toggle"
        aria-controls={props.id}
        onClick={() => setShown(!isShown)}
      >
        {/* Of several on one page each says which it is. */}
        {isShown ? 'Verberg' : 'Toon'} <span className="bw-visually-hidden">{label.toLowerCase()}</span>
      </button>
    </div>
  )
}
