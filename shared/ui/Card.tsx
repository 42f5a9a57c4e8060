import './Card.css'

import type { ReactNode } from 'react'

type Props = {
  children: ReactNode
  /** There is nothing to read in it, only to do: it is not printed. */
  isScreenOnly?: boolean
}

export const Card = ({ children, isScreenOnly }: Props) => (
  <div className={isScreenOnly ? 'bw-card bw-screen-only' : 'bw-card'} part="card">
    {children}
  </div>
)
