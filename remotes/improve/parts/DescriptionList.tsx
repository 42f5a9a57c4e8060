import './DescriptionList.css'
import './row-card.css'

import type { ReactNode } from 'react'

export const DescriptionList = ({ children }: { children: ReactNode }) => (
  <dl className="bw-row-card bw-description-list">{children}</dl>
)

type ItemProps = {
  label: string
  /** 'main': the most important text. 'must': a legal requirement. */
  emphasis?: 'main' | 'must'
  children: ReactNode
}

/** Keeps the line breaks of a text. */
export const DescriptionItem = ({ label, emphasis, children }: ItemProps) => (
  <div data-emphasis={emphasis}>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
)
