import type { ReactNode } from 'react'

import type { useField } from './use-field.tsx'

type Props = {
  label: string
  /** The label shows when the field is optional. */
  required: boolean
  field: ReturnType<typeof useField>
  /** With the id and the aria attributes of `field`. */
  children: ReactNode
}

export const Field = ({ label, required, field, children }: Props) => (
  <div className="bw-field">
    <label className="bw-field-label" htmlFor={field.id}>
      {label}
      {!required && (
        <>
          {' '}
          <span className="bw-field-optional">(niet verplicht)</span>
        </>
      )}
    </label>
    {field.description}
    {children}
    {field.error}
  </div>
)
