import './Button.css'

import type { ComponentProps } from 'react'

/** Primary: the main action of a screen. Secondary: other actions. Quiet: looks like a link. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet'

type Props = Omit<ComponentProps<'button'>, 'className'> & {
  variant?: ButtonVariant
  isDestructive?: boolean
  isPending?: boolean
}

/** While pending it ignores clicks, but keeps its name, width and focus. */
export function Button({
  variant = 'primary',
  type = 'button',
  isDestructive,
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
        part="button"
        data-variant={variant}
        data-destructive={isDestructive}
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
