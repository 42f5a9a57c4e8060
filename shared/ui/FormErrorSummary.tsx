import './FormErrorSummary.css'

import { type MouseEvent, use, useEffect, useRef } from 'react'

import { FieldErrorsContext } from './use-field.tsx'
import { Warning } from './Warning.tsx'

/** Why a form was refused: the sentence on top, and each complaint in the order of the form. */
export type Refusal = {
  title: string
  detail?: string
  /** A complaint about a field carries the field's name and the id of the input to correct it in. */
  problems: { text: string; field?: { name: string; id: string } }[]
}

/**
 * Says why a form was refused and leads to each field. Takes focus at every new refusal. A complaint that was met is
 * struck out and not removed, so that nothing moves under the hands of who is typing.
 */
export function FormErrorSummary({ refusal }: { refusal: Refusal }) {
  const { title, detail, problems } = refusal
  const standing = use(FieldErrorsContext)
  const summary = useRef<HTMLDivElement>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a second refusal in the same words is a new one
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
                (field.name in standing ? <FieldLink id={field.id}>{text}</FieldLink> : <s>{text}</s>)}
            </li>
          ))}
        </ul>
      )}
    </Warning>
  )
}

/** Goes to the field itself: the address of the page stays as it is, and the router out of it. */
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
