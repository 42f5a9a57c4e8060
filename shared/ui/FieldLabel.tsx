import type { ReactNode } from 'react'

type Props = { htmlFor: string; required: boolean; children: ReactNode }

/** What a field asks, and whether that may be left open. */
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
