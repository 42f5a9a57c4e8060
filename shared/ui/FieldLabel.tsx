import type { ReactNode } from 'react'

type Props = { htmlFor: string; required: boolean; children: ReactNode }

/** Label of a field, with a note when the field is optional. */
export const FieldLabel = ({ htmlFor, required, children }: Props) => (
  <label className="bw-field-label" htmlFor={htmlFor}>
    {children}
    {!required && (
      <>
        {' '}
        <span className="bw-field-optional">(niet verplicht)</span>
      </>
    )}
  </label>
)
