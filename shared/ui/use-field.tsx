import './use-field.css'

import { createContext, type ReactNode, use, useId } from 'react'

import { Icon } from './Icon.tsx'

export type FieldErrors = Record<string, string>

export const FieldErrorsContext = createContext<FieldErrors>({})

/** Returns the control's `id` and `aria` attributes, and the `description` and `error` elements to render with it. */
export function useField(name: string, description?: ReactNode) {
  const id = useId()
  const error = use(FieldErrorsContext)[name]
  const descriptionId = description ? `${id}-description` : undefined
  const errorId = error ? `${id}-error` : undefined

  return {
    id,
    aria: {
      'aria-invalid': error ? true : undefined,
      'aria-describedby': [descriptionId, errorId].filter(Boolean).join(' ') || undefined,
    },
    description: description && (
      <p id={descriptionId} className="bw-field-description">
        {description}
      </p>
    ),
    error: error && (
      <p id={errorId} className="bw-field-error">
        <Icon shape="triangle" />
        {error}
      </p>
    ),
  }
}
