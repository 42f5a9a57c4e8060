import './Columns.css'

import type { ReactNode } from 'react'

/** Two columns where there is space and the first is not alone. */
export const Columns = ({ children }: { children: ReactNode }) => (
  <div className="bw-overview-columns">{children}</div>
)
