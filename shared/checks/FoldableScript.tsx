import './FoldableScript.css'

import type { ReactElement, ReactNode } from 'react'

import { statusSummaryText } from '#shared/domain/checks/section-check.ts'
import { Icon } from '#shared/ui/Icon.tsx'
import { StatusPill } from '#shared/ui/StatusPill.tsx'

type Props = {
  id?: string
  heading: ReactElement
  summary: Parameters<typeof statusSummaryText>[0]
  isOpen: boolean
  children: ReactNode
}

export const FoldableScript = ({ id, heading, summary, isOpen, children }: Props) => (
  <details id={id} className="bw-foldable" open={isOpen}>
    <summary>
      {heading}
      <StatusPill color={summary.status}>{statusSummaryText(summary)}</StatusPill>
      <Icon shape="chevron" />
    </summary>
    <div>{children}</div>
  </details>
)
