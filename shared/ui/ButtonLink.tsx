import './Button.css'

import type { ComponentProps } from 'react'

import type { ButtonVariant } from './Button.tsx'

type Props = Omit<ComponentProps<'a'>, 'className'> & {
  href: string
  variant?: ButtonVariant
  /** Whether the page behind the link deletes something. */
  isDestructive?: boolean
}

/** A link that looks like a button, for the next step. */
export const ButtonLink = ({ variant = 'primary', isDestructive, children, ...props }: Props) => (
  <a {...props} className="bw-button" data-variant={variant} data-destructive={isDestructive}>
    <span className="bw-button-label">{children}</span>
  </a>
)
