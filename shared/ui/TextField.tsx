import './TextField.css'

import { type ComponentProps, type ReactNode, useState } from 'react'

import { Field } from './Field.tsx'
import { useField } from './use-field.tsx'

type Props = Omit<ComponentProps<'input'>, 'id' | 'className'> & {
  name: string
  label: string
  description?: ReactNode
}

/** Required unless `required` is false, which the label then shows. A native input, which `FormData` includes. */
export function TextField({ label, description, required = true, ...input }: Props) {
  const field = useField(input.name, description)

  return (
    <Field label={label} required={required} field={field}>
      {input.type === 'password' ? (
        <PasswordInput {...input} {...field.aria} id={field.id} label={label} required={required} />
      ) : (
        <input
          {...input}
          {...field.aria}
          id={field.id}
          required={required}
          className="bw-input"
          part="input"
        />
      )}
    </Field>
  )
}

/** "wachtwoord", and for a field that repeats it "het herhaalde wachtwoord". */
const shownNameOf = (label: string) => label.toLowerCase().replace(/^herhaal je /, 'het herhaalde ')

/** Never sent to an online spelling checker. */
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
        part="input"
      />
      <button
        type="button"
        className="bw-password-toggle"
        aria-controls={props.id}
        onClick={() => setShown(!isShown)}
      >
        {/* With its label, because a page can have several. */}
        {isShown ? 'Verberg' : 'Toon'} <span className="bw-visually-hidden">{shownNameOf(label)}</span>
      </button>
    </div>
  )
}
