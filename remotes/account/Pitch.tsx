import type { ReactNode } from 'react'

/** Short text beside a login page. */
export const Pitch = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="bw-login-pitch">
    <h2>{title}</h2>
    {children}
  </section>
)
