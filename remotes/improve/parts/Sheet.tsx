import './Sheet.css'

import type { ReactNode } from 'react'

/** What somebody wrote, as a sheet of paper with labels in its margin. `children`: `SheetEntry` elements. */
export const Sheet = ({ children }: { children: ReactNode }) => <dl className="bw-sheet-paper">{children}</dl>

type EntryProps = {
  label: string
  /** 'main': the text that it is about. 'must': what is required by law. */
  emphasis?: 'main' | 'must'
  children: ReactNode
}

/** One part of a sheet: a label, and a text with its line breaks. */
export const SheetEntry = ({ label, emphasis, children }: EntryProps) => (
  <div data-emphasis={emphasis}>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
)
