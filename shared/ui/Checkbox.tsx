import './Choice.css'

import type { ComponentProps, ReactNode } from 'react'

import { useField } from './use-field.tsx'

type Props = Omit<ComponentProps<'input'>, 'id' | 'type' | 'value' | 'className'> & {
  name: string
  children: ReactNode
}

/**
 * A tick box, posted as 'true'. Its label may hold a link, say to the terms: native, so that following it does not tick
 * the box. With `required` it has to be ticked.
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
