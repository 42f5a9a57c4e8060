import './NextStep.css'

import { type ReactNode, useId } from 'react'

type Props = {
  label?: string
  title: string
  description?: string
  /** A `Drawing`, on screens with space for it. */
  drawing?: ReactNode
  children: ReactNode
}

/** At most one per page. With another `label` it says what was reached. */
export function NextStep({ label = 'Je volgende stap', title, description, drawing, children }: Props) {
  const id = useId()
  return (
    <section className="bw-next" aria-labelledby={id}>
      <div className="bw-next-body">
        <p className="bw-next-label">{label}</p>
        <h2 id={id}>{title}</h2>
        {description && <p className="bw-soft">{description}</p>}
        {children}
      </div>
      {drawing}
    </section>
  )
}
