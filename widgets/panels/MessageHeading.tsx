import type { ReactNode } from 'react'

const focus = (heading: HTMLElement | null) => heading?.focus()

/** Takes the focus, which was on a button that is gone. */
export const MessageHeading = ({ children }: { children: ReactNode }) => (
  <h2 ref={focus} tabIndex={-1}>
    {children}
  </h2>
)
