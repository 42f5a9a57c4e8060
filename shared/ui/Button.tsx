import './Button.css'

import type { ReactNode } from 'react'
import { Button as AriaButton, type ButtonProps } from 'react-aria-components/Button'

/** Primary: the one thing to do on a screen. Secondary: what else can be done. Quiet: looks like a link. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet'

type Props = Omit<ButtonProps, 'className' | 'style' | 'children'> & {
  variant?: ButtonVariant
  children: ReactNode
}

/**
 * Does something. While `isPending` it cannot be pressed, but keeps its focus, its width and its name, and says
 * that it is busy.
 */
export function Button({ variant = 'primary', children, ...props }: Props) {
  return (
    <AriaButton {...props} className="bw-button" data-variant={variant}>
      <span className="bw-button-label">{children}</span>
      {props.isPending && <span className="bw-button-progress" role="img" aria-label="bezig" />}
    </AriaButton>
  )
}
