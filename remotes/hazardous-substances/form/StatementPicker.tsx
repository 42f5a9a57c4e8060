import { useId, useRef, useState } from 'react'

import { findByText, textOf } from '#shared/domain/substances/hazard-statements.ts'

const MAX_OFFERED = 8

type Props = { chosen: readonly string[]; onChoose: (code: string) => void }

/** Not a field of the form: Enter adds the only statement found. */
export function StatementPicker({ chosen, onChoose }: Props) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const found =
    text.trim().length < 2
      ? []
      : findByText(text)
          .filter((code) => !chosen.includes(code))
          .slice(0, MAX_OFFERED)

  function choose(code: string) {
    onChoose(code)
    setText('')
    // The button that had the focus is gone.
    input.current?.focus()
  }

  return (
    <div className="bw-field bw-statement-picker">
      <label className="bw-field-label" htmlFor={id}>
        Zoek een zin op
      </label>
      <input
        ref={input}
        id={id}
        type="search"
        className="bw-input"
        autoComplete="off"
        placeholder="Bijvoorbeeld: huid, of H31"
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          if (found.length === 1) choose(found[0]!)
        }}
      />
      <p role="status" className="bw-visually-hidden">
        {text.trim().length >= 2 && `${found.length} gevonden`}
      </p>
      {found.length > 0 && (
        <ul role="list">
          {found.map((code) => (
            <li key={code}>
              <button type="button" onClick={() => choose(code)}>
                <b>{code}</b> {textOf(code)}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
