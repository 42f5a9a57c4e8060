import type { ReactNode } from 'react'

import { Steps } from '#shared/parts/Steps.tsx'
import { PageHeading } from '#shared/ui/PageHeading.tsx'

type Props = {
  title: string
  /** Below the title: a sentence, or tags. */
  children?: ReactNode
  /** The main action of the page. */
  action?: ReactNode
}

/** The steps and the heading of a page of the fifth step. */
export const ImproveHeading = ({ title, children, action }: Props) => (
  <>
    <Steps current="Verbeter" />
    <div className="bw-row">
      <div className="bw-intro">
        <PageHeading>{title}</PageHeading>
        {children}
      </div>
      {action}
    </div>
  </>
)
