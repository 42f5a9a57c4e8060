import './StatePage.css'

import type { ReactNode } from 'react'

import { Icon, type IconShape } from '#shared/ui/Icon.tsx'
import { PageHeading } from '#shared/ui/PageHeading.tsx'

type Props = {
  shape: IconShape
  heading: string
  /** Why, and what can be done. */
  children: ReactNode
  /** The next step. */
  actions: ReactNode
}

/** What stands in the place of a page that there is not. */
export const StatePage = ({ shape, heading, children, actions }: Props) => (
  <div className="bw-state">
    <Icon shape={shape} />
    <PageHeading>{heading}</PageHeading>
    {children}
    <div className="bw-actions">{actions}</div>
  </div>
)
