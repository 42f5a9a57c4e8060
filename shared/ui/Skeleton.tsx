import './Skeleton.css'

import type { ReactNode } from 'react'

/** As large as what will come: a heading, a line of text, a status, a button. */
export const SkeletonBlock = ({ shape = 'line' }: { shape?: 'heading' | 'line' | 'pill' | 'button' }) => (
  <div className="bw-skeleton" data-shape={shape} />
)

type Props = {
  /** What is on its way, for who cannot see the blocks. */
  label: string
  /** How many lines of text to stand in for, where `children` draw nothing else. */
  lines?: number
  children?: ReactNode
}

/** Holds the place of what is still being fetched, so that nothing jumps when it arrives. */
export const Skeleton = ({ label, lines = 3, children }: Props) => (
  <div role="status">
    <span className="bw-visually-hidden">{label}</span>
    <div className="bw-skeletons" aria-hidden="true">
      {children ?? [...Array(lines).keys()].map((line) => <SkeletonBlock key={line} />)}
    </div>
  </div>
)
