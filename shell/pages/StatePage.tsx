import './StatePage.css'

import type { ReactNode } from 'react'

import { PageHeading } from '#shared/ui/PageHeading.tsx'

type Props = {
  drawing: ReactNode
  heading: string
  children: ReactNode
  actions: ReactNode
}

export const StatePage = ({ drawing, heading, children, actions }: Props) => (
  <div className="bw-state">
    {drawing}
    <PageHeading>{heading}</PageHeading>
    {children}
    <div className="bw-actions">{actions}</div>
  </div>
)
