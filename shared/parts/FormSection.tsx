import './FormSection.css'

import type { ReactNode } from 'react'

type Props = {
  title: string
  /** Help text above the fields. */
  description?: ReactNode
  children: ReactNode
}

/** A group of related form fields under a heading. */
export const FormSection = ({ title, description, children }: Props) => (
  <section className="bw-form-section">
    <h2>{title}</h2>
    {description && <p className="bw-soft">{description}</p>}
    {children}
  </section>
)
