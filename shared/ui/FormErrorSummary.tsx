import './FormErrorSummary.css'

import { type MouseEvent, use, useLayoutEffect, useRef } from 'react'

import { FieldErrorsContext } from './use-field.tsx'
import { useSteadyHeight } from './use-steady-height.ts'
import { Warning } from './Warning.tsx'

/** `problems`: in the order of the form. `name`: of the field. `id`: of its input, if that can have the focus. */
export type Refusal = {
  title: string
  detail?: string
  problems: { name: string; text: string; id?: string }[]
}

/**
 * Takes focus at every new refusal. A problem that is solved leaves the list, and the summary goes with the last one;
 * the form below moves when the user leaves the field.
 */
export function FormErrorSummary({ refusal }: { refusal: Refusal }) {
  const { title, detail, problems } = refusal
  const currentErrors = use(FieldErrorsContext)
  const summary = useRef<HTMLDivElement>(null)
  const openProblems = problems.filter(({ name }) => name in currentErrors)
  // An error of a hidden field may be the title alone.
  const isSolved = problems.length > 0 && Object.keys(currentErrors).length === 0
  const room = useSteadyHeight(refusal, openProblems.length)

  // Before anything else can happen: later it could take the focus from a field that is being corrected.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a second refusal with the same text is a new one
  useLayoutEffect(() => summary.current?.focus(), [refusal])

  return (
    <div ref={room} className="bw-form-errors">
      {!isSolved && (
        <Warning ref={summary} tabIndex={-1} title={title}>
          {detail && <p>{detail}</p>}
          {openProblems.length > 0 && (
            <ul>
              {openProblems.map(({ name, text, id }) => (
                <li key={name}>{id ? <FieldLink id={id}>{text}</FieldLink> : text}</li>
              ))}
            </ul>
          )}
        </Warning>
      )}
    </div>
  )
}

/** Directly: the address does not change, and the router is not involved. */
function FieldLink({ id, children }: { id: string; children: string }) {
  function focusField(event: MouseEvent<HTMLAnchorElement>) {
    event.preventDefault()
    const root = event.currentTarget.getRootNode() as Document | ShadowRoot
    root.getElementById(id)?.focus()
  }

  return (
    <a href={`#${id}`} onClick={focusField}>
      {children}
    </a>
  )
}
