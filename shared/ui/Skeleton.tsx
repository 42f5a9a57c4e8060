import './Skeleton.css'

import type { ReactNode } from 'react'

/** Placeholder with the size of a heading, a line of text, a status or a button. */
export const SkeletonBlock = ({ shape = 'line' }: { shape?: 'heading' | 'line' | 'pill' | 'button' }) => (
  <div className="bw-skeleton" data-shape={shape} />
)

type Props = {
  /** The name of the content that is loading, for screen readers. */
  label: string
  /** Number of lines of text, when there are no `children`. */
  lines?: number
  children?: ReactNode
}

/** Placeholder for content that is loading, so that nothing moves when it arrives. */
export const Skeleton = ({ label, lines = 3, children }: Props) => (
  <div role="status">
    <span className="bw-visually-hidden">{label}</span>
    <div className="bw-skeletons" aria-hidden="true">
      {children ?? [...Array(lines).keys()].map((line) => <SkeletonBlock key={line} />)}
    </div>
  </div>
)
