import type { ReactNode } from 'react'

/** Receives focus after a navigation, so that a screen reader reads it. */
export const PageHeading = ({ children }: { children: ReactNode }) => <h1 tabIndex={-1}>{children}</h1>
