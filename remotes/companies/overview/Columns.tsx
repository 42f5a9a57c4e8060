import './Columns.css'

import type { ReactNode } from 'react'

/** The cards of the overview, in two columns where there is space and the first column is not alone. */
export const Columns = ({ children }: { children: ReactNode }) => (
  <div className="bw-overview-columns">{children}</div>
)
