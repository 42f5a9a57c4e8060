import './Skeleton.css'

import type { ReactNode } from 'react'

export const SkeletonBlock = ({ shape = 'line' }: { shape?: 'heading' | 'line' | 'pill' | 'button' }) => (
  <div className="bw-skeleton" data-shape={shape} />
)

type Props = {
  label: string
  lines?: number
  children?: ReactNode
}

/** Keeps the place of the content, so that nothing moves when it arrives. */
export const Skeleton = ({ label, lines = 3, children }: Props) => (
  <div role="status">
    <span className="bw-visually-hidden">{label}</span>
    <div className="bw-skeletons" aria-hidden="true">
      {children ?? [...Array(lines).keys()].map((line) => <SkeletonBlock key={line} />)}
    </div>
  </div>
)
