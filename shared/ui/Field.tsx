import type { ReactNode } from 'react'

import type { useField } from './use-field.tsx'

type Props = {
  label: string
  required: boolean
  field: ReturnType<typeof useField>
  children: ReactNode
}

export const Field = ({ label, required, field, children }: Props) => (
  <div className="bw-field">
    <label className="bw-field-label" part="label" htmlFor={field.id}>
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
