import type { ReactNode } from 'react'

/** Short text beside a login page. */
export const Callout = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="bw-login-callout">
    <h2>{title}</h2>
    {children}
  </section>
)
