import './Button.css'

import type { ComponentProps } from 'react'

import type { ButtonVariant } from './Button.tsx'

type Props = Omit<ComponentProps<'a'>, 'className'> & {
  href: string
  variant?: ButtonVariant
  isDestructive?: boolean
}

export const ButtonLink = ({ variant = 'primary', isDestructive, children, ...props }: Props) => (
  <a {...props} className="bw-button" part="button" data-variant={variant} data-destructive={isDestructive}>
    <span className="bw-button-label">{children}</span>
  </a>
)
