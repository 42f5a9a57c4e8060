import './FormSection.css'

import type { ReactNode } from 'react'

type Props = {
  title: string
  description?: ReactNode
  children: ReactNode
}

export const FormSection = ({ title, description, children }: Props) => (
  <section className="bw-form-section">
    <div className="bw-form-section-columns">
      <div className="bw-form-section-heading">
        <h2>{title}</h2>
        {description && <p className="bw-soft">{description}</p>}
      </div>
      <div className="bw-form-section-fields">{children}</div>
    </div>
  </section>
)
