import './PageHeader.css'

import type { ReactNode } from 'react'

import { PageHeading } from '#shared/ui/PageHeading.tsx'
import { type Step, Steps } from './Steps.tsx'

type Props = {
  title: string
  children?: ReactNode
  actions?: ReactNode
  step?: Step
}

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
