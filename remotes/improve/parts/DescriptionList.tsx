import './DescriptionList.css'
import './row-card.css'

import type { ReactNode } from 'react'

/** Labels with texts below or beside them. `children`: `DescriptionItem` elements. */
export const DescriptionList = ({ children }: { children: ReactNode }) => (
  <dl className="bw-row-card bw-description-list">{children}</dl>
)

type ItemProps = {
  label: string
  /** 'main': the most important text. 'must': a requirement of the law. */
  emphasis?: 'main' | 'must'
  children: ReactNode
}

/** One item of a `DescriptionList`: a label, and a text with its line breaks. */
export const DescriptionItem = ({ label, emphasis, children }: ItemProps) => (
  <div data-emphasis={emphasis}>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
)
