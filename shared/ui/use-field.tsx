import './use-field.css'

import { createContext, type ReactNode, use, useId } from 'react'

import { Icon } from './Icon.tsx'

/** What is wrong with a form, by the name of the field: one sentence each. */
export type FieldErrors = Record<string, string>

/** The form says what is wrong, its fields show it for as long as the form says so. */
export const FieldErrorsContext = createContext<FieldErrors>({})

/**
 * Ties the field called `name` to what is said about it.
 * Gives: the field's id, the sentence that stands at it, the attributes that make a screen reader say so, and `notes`
 * to put under it.
 */
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
