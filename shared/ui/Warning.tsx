import './Warning.css'

import type { ComponentProps, ReactNode } from 'react'

import { Icon, type IconShape } from './Icon.tsx'

const shapes = {
  error: 'octagon',
  warning: 'triangle',
  success: 'check',
  info: 'info',
} as const satisfies Record<string, IconShape>

type Props = Omit<ComponentProps<'div'>, 'className' | 'role' | 'title'> & {
  variant?: keyof typeof shapes
  title?: ReactNode
}

/** Errors and warnings are announced at once, other variants when the screen reader pauses. */
export function Warning({ variant = 'error', title, children, ...props }: Props) {
  const isUrgent = variant === 'error' || variant === 'warning'

  return (
    <div {...props} className="bw-warning" data-variant={variant} role={isUrgent ? 'alert' : 'status'}>
      <Icon shape={shapes[variant]} />
      <div className="bw-warning-body">
        {title && <p className="bw-warning-title">{title}</p>}
        {children}
      </div>
    </div>
  )
}
