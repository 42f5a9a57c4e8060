import './Choice.css'

import type { ComponentProps, ReactNode } from 'react'

import { useField } from './use-field.tsx'

type Props = Omit<ComponentProps<'input'>, 'id' | 'type' | 'value' | 'className'> & {
  name: string
  children: ReactNode
}

/**
 * Posted as 'true'. Native elements let a click on a link in the label, to the terms for example, leave the box
 * unchecked. With `required` it must be checked.
 */
export function Checkbox({ children, ...input }: Props) {
  const field = useField(input.name)

  return (
    <div className="bw-field">
      <label className="bw-choice">
        <input
          {...input}
          {...field.aria}
          id={field.id}
          type="checkbox"
          value="true"
          className="bw-choice-box"
        />
        <span>{children}</span>
      </label>
      {field.error}
    </div>
  )
}
