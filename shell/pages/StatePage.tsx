import './StatePage.css'

import type { ReactNode } from 'react'

import { Icon, type IconShape } from '#shared/ui/Icon.tsx'
import { PageHeading } from '#shared/ui/PageHeading.tsx'

type Props = {
  shape: IconShape
  heading: string
  /** The explanation. */
  children: ReactNode
  /** Buttons and links for the next step. */
  actions: ReactNode
}

/** Shown instead of a page that is missing, refused or failed. */
export const StatePage = ({ shape, heading, children, actions }: Props) => (
  <div className="bw-state">
    <Icon shape={shape} />
    <PageHeading>{heading}</PageHeading>
    {children}
    <div className="bw-actions">{actions}</div>
  </div>
)
