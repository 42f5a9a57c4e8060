import './SearchField.css'

import { useId } from 'react'

import { type ListQuery, MAX_SEARCH_LENGTH } from './list-query.ts'
import { useSearch } from './use-search.ts'

type Props = {
  label: string
  query: ListQuery
}

/** Keeps the search in the address. The browser's clear button, or Escape, empties the field. */
export function SearchField({ label, query }: Props) {
  const id = useId()
  const [text, setText] = useSearch(query)

  return (
    <search className="bw-search">
      <label className="bw-field-label" htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        type="search"
        className="bw-input"
        autoComplete="off"
        maxLength={MAX_SEARCH_LENGTH}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <circle cx="8.5" cy="8.5" r="5.5" />
        <path d="m13 13 4.5 4.5" />
      </svg>
    </search>
  )
}
