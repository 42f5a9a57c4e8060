import './OtherVersion.css'

import { useId } from 'react'

import type { FieldText } from './changed-fields.ts'

type Props = {
  fields: readonly FieldText[]
  /** h2 on a page whose form has headings of that level. */
  heading?: 'h2' | 'h3'
}

/** What another user saved meanwhile, above the fields of this user. Renders nothing without fields. */
export function OtherVersion({ fields, heading: Heading = 'h3' }: Props) {
  const id = useId()
  if (fields.length === 0) return null
  return (
    <section className="bw-other-version" aria-labelledby={id}>
      <Heading id={id}>Dit staat er nu</Heading>
      <dl>
        {fields.map(({ label, text }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text || 'Leeg gemaakt'}</dd>
          </div>
        ))}
      </dl>
      <p className="bw-soft">
        Jouw tekst staat nog in de velden hieronder. Opslaan vervangt wat er nu staat.
      </p>
    </section>
  )
}
