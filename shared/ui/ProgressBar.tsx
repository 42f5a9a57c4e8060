import './ProgressBar.css'

import type { ComponentProps } from 'react'

type Props = Pick<ComponentProps<'progress'>, 'aria-label' | 'aria-hidden'> & {
  value?: number | undefined
  max?: number
}

/** Needs a label, unless the words beside it say the same and it is hidden from screen readers. */
export const ProgressBar = ({ value, max = 1, ...props }: Props) => (
  <progress
    {...props}
    className="bw-progress-bar"
    max={max}
    value={value}
    data-full={value === max || undefined}
  />
)
