import './NextStep.css'

import { type ReactNode, useId } from 'react'

type Props = { label?: string; title: string; description?: string; children: ReactNode }

/**
 * A card with the recommended next action, or with another `label` with what was reached; at most one per page.
 * `children`: its buttons, or a form.
 */
export function NextStep({ label = 'Je volgende stap', title, description, children }: Props) {
  const id = useId()
  return (
    <section className="bw-next" aria-labelledby={id}>
      <p className="bw-next-label">{label}</p>
      <h2 id={id}>{title}</h2>
      {description && <p className="bw-soft">{description}</p>}
      {children}
    </section>
  )
}
