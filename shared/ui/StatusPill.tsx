import './StatusPill.css'

import type { ReactNode } from 'react'

import { Icon, type IconShape } from './Icon.tsx'

const shapes = {
  RED: 'triangle',
  ORANGE: 'octagon',
  GREEN: 'check',
  GREY: 'clock',
  WHITE: 'dash',
} as const satisfies Record<string, IconShape>

type Props = {
  color: keyof typeof shapes
  /** How many of what the words name: it stands in the place of the shape. */
  count?: number
  children: ReactNode
}

/** How something stands: a shape, words and a tint, so that it is never told by colour alone. White stays quiet. */
export const StatusPill = ({ color, count, children }: Props) => (
  <span className="bw-status" data-color={color}>
    {count === undefined ? (
      <Icon shape={shapes[color]} />
    ) : (
      <>
        <b className="bw-status-count">{count}</b>{' '}
      </>
    )}
    {children}
  </span>
)
