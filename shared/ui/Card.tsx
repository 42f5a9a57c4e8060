import './Card.css'

import type { ReactNode } from 'react'

/** What belongs together, under each other on a sheet of its own, as high as the sheets beside it. */
export const Card = ({ children }: { children: ReactNode }) => <div className="bw-card">{children}</div>
