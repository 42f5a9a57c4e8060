import './Card.css'

import type { ReactNode } from 'react'

/** What belongs together, on a sheet of its own. */
export const Card = ({ children }: { children: ReactNode }) => <div className="bw-card">{children}</div>
