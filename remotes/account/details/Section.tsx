import './Section.css'

import type { ReactNode } from 'react'

/** Fields of a form that belong together. */
export const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="bw-details-section">
    <h2>{title}</h2>
    {children}
  </section>
)
