import './Button.css'

import type { ComponentProps } from 'react'

import type { ButtonVariant } from './Button.tsx'

type Props = Omit<ComponentProps<'a'>, 'className'> & { href: string; variant?: ButtonVariant }

/** Goes somewhere, and looks like a button because it is the next step. */
export const ButtonLink = ({ variant = 'primary', children, ...props }: Props) => (
  <a {...props} className="bw-button" data-variant={variant}>
    <span className="bw-button-label">{children}</span>
  </a>
)
