import './Button.css'

import type { ComponentProps } from 'react'

/** Primary: the one thing to do on a screen. Secondary: what else can be done. Quiet: looks like a link. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet'

type Props = Omit<ComponentProps<'button'>, 'className'> & {
  variant?: ButtonVariant
  /** Whether what the button started is still under way. */
  isPending?: boolean
}

/** Does something. While pending it does nothing more, but keeps its name, its width and its focus. */
export function Button({
  variant = 'primary',
  type = 'button',
  isPending,
  onClick,
  children,
  ...props
}: Props) {
  return (
    <>
      <button
        {...props}
        type={isPending ? 'button' : type}
        onClick={isPending ? undefined : onClick}
        aria-disabled={isPending}
        className="bw-button"
        data-variant={variant}
        data-pending={isPending}
      >
        <span className="bw-button-label">{children}</span>
      </button>
      {isPending !== undefined && (
        <span className="bw-visually-hidden" aria-live="polite">
          {isPending && 'Even geduld…'}
        </span>
      )}
    </>
  )
}
