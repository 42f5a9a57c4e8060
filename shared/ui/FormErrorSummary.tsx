import './FormErrorSummary.css'

import { type MouseEvent, use, useEffect, useRef } from 'react'

import { FieldErrorsContext } from './use-field.tsx'
import { Warning } from './Warning.tsx'

/** Why a form was rejected: a message, and the problems in the order of the form. */
export type Refusal = {
  title: string
  detail?: string
  /** A problem of a field has the field's name and the id of its input. */
  problems: { text: string; field?: { name: string; id: string } }[]
}

/**
 * Shows why a form was rejected, with a link to each field. Takes focus at every new refusal. A problem that is solved is
 * struck through and not removed, so that the form does not move while the user is typing.
 */
export function FormErrorSummary({ refusal }: { refusal: Refusal }) {
  const { title, detail, problems } = refusal
  const currentErrors = use(FieldErrorsContext)
  const summary = useRef<HTMLDivElement>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a second refusal with the same text is a new one
  useEffect(() => summary.current?.focus(), [refusal])

  return (
    <Warning ref={summary} tabIndex={-1} title={title}>
      {detail && <p>{detail}</p>}
      {problems.length > 0 && (
        <ul className="bw-form-errors">
          {problems.map(({ text, field }) => (
            <li key={text}>
              {!field && text}
              {field &&
                (field.name in currentErrors ? <FieldLink id={field.id}>{text}</FieldLink> : <s>{text}</s>)}
            </li>
          ))}
        </ul>
      )}
    </Warning>
  )
}

/** Focuses the field directly: the address does not change, and the router is not involved. */
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
