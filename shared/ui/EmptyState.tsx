import './EmptyState.css'

import type { ReactNode } from 'react'

type Props = {
  title: string
  children?: ReactNode
  action?: ReactNode
  drawing?: ReactNode
}

export const EmptyState = ({ title, children, action, drawing }: Props) => (
  <div className="bw-empty">
    {drawing}
    <h2>{title}</h2>
    {children && <div className="bw-soft">{children}</div>}
    {action && <div className="bw-empty-action">{action}</div>}
  </div>
)
