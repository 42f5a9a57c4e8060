import type { ReactNode } from 'react'

export const Callout = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="bw-login-callout">
    <h2>{title}</h2>
    {children}
  </section>
)
