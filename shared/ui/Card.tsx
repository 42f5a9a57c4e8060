import './Card.css'

import type { ReactNode } from 'react'

type Props = {
  children: ReactNode
  /** Whether there is nothing to read in it, only to do: it is not printed. */
  isScreenOnly?: boolean
}

/** Related content stacked on a white card, as high as the cards beside it. */
export const Card = ({ children, isScreenOnly }: Props) => (
  <div className={isScreenOnly ? 'bw-card bw-screen-only' : 'bw-card'}>{children}</div>
)
