import type { ReactNode } from 'react'

/** What the page is called. After a change of page focus comes here, so that a screen reader reads it out. */
export const PageHeading = ({ children }: { children: ReactNode }) => <h1 tabIndex={-1}>{children}</h1>
