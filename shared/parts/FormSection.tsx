import './FormSection.css'

import type { ReactNode } from 'react'

type Props = {
  title: string
  /** What to know before one fills it in. */
  description?: ReactNode
  children: ReactNode
}

/** Fields of a form that belong together. */
export const FormSection = ({ title, description, children }: Props) => (
  <section className="bw-form-section">
    <h2>{title}</h2>
    {description && <p className="bw-soft">{description}</p>}
    {children}
  </section>
)
