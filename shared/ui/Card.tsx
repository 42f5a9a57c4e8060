import './Card.css'

import type { ReactNode } from 'react'

/** Related content stacked on a white card, as high as the cards beside it. */
export const Card = ({ children }: { children: ReactNode }) => <div className="bw-card">{children}</div>
