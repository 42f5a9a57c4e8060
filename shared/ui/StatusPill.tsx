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
  count?: number
  children: ReactNode
}

/** With icon, text and tint, so that it never depends on colour alone. White has no tint. */
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
