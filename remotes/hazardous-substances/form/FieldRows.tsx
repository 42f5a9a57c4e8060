import { type ReactNode, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

import { Button } from '#shared/ui/Button.tsx'

type Props = {
  title: string
  count: number
  max: number
  addLabel: string
  help: string
  children: (index: number) => ReactNode
}

/** Rows of the same fields, at least one, which may stay empty. Empty rows are not saved. */
export function FieldRows({ title, count, max, addLabel, help, children }: Props) {
  const [numRows, setNumRows] = useState(Math.max(1, count))
  const headingId = useId()
  const rows = useRef<HTMLDivElement>(null)

  /** Focuses the first field of the new row. */
  function addRow() {
    flushSync(() => setNumRows(numRows + 1))
    const added = [...(rows.current?.querySelectorAll('.bw-field-row') ?? [])].at(-1)
    added?.querySelector('input')?.focus()
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a legend does not take its place in a grid in every browser
    <div ref={rows} className="bw-field-rows" role="group" aria-labelledby={headingId}>
      <h3 id={headingId}>{title}</h3>
      {/* A field, so that a restored draft has as many rows as the user added. */}
      <input
        hidden
        name={`rows of ${title}`}
        value={numRows}
        onChange={({ target }) => setNumRows(Number(target.value))}
      />
      {Array.from({ length: numRows }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows are only added at the end
        <div key={index} className="bw-field-row">
          {children(index)}
        </div>
      ))}
      <p className="bw-soft">{help}</p>
      {numRows < max && (
        <div className="bw-actions">
          <Button variant="quiet" onClick={addRow}>
            {addLabel}
          </Button>
        </div>
      )}
    </div>
  )
}
