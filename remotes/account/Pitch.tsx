import type { ReactNode } from 'react'

/** A word beside a page for who is not logged in. */
export const Pitch = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="bw-login-pitch">
    <h2>{title}</h2>
    {children}
  </section>
)
