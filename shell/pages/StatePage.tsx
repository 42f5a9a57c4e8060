import './StatePage.css'

import type { ReactNode } from 'react'

import { PageHeading } from '#shared/ui/PageHeading.tsx'

type Props = {
  /** A `Drawing` of what happened. */
  drawing: ReactNode
  heading: string
  /** The explanation. */
  children: ReactNode
  /** Buttons and links for the next step. */
  actions: ReactNode
}

/** Shown instead of a page that is missing, refused or failed. */
export const StatePage = ({ drawing, heading, children, actions }: Props) => (
  <div className="bw-state">
    {drawing}
    <PageHeading>{heading}</PageHeading>
    {children}
    <div className="bw-actions">{actions}</div>
  </div>
)
