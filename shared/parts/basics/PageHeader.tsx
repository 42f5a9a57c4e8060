import './PageHeader.css'

import type { ReactNode } from 'react'

import { PageHeading } from '#shared/ui/PageHeading.tsx'
import { type Step, Steps } from './Steps.tsx'

type Props = {
  title: string
  /** Below the title: a sentence, a status or tags. */
  children?: ReactNode
  /** The actions of the page, level with the title. */
  actions?: ReactNode
  /** The step of the method that the page belongs to. */
  step?: Step
}

/** The top of a page: its heading and actions, and below them the steps of the method. */
export const PageHeader = ({ title, children, actions, step }: Props) => (
  <>
    <div className="bw-page-header">
      <div className="bw-intro">
        <PageHeading>{title}</PageHeading>
        {children}
      </div>
      {actions}
    </div>
    {step && <Steps current={step} />}
  </>
)
