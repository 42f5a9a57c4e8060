import './LinkTable.css'

import type { ReactNode } from 'react'

type Column<T> = {
  heading: string
  /** The content of a row in this column. */
  cell: (item: T) => ReactNode
  /** On a narrow screen: without its heading, or not at all. */
  narrow?: 'plain' | 'hidden'
}

type Props<T extends { id: number }> = {
  /** Name of the table, for screen readers. */
  caption: string
  items: readonly T[]
  /** Address of the page of an item. */
  hrefOf: (item: T) => string
  /** The first column, which contains the link. `narrowSuffix`: what a narrow screen and screen readers add to it. */
  link: { heading: string; text: (item: T) => string; narrowSuffix?: (item: T) => string }
  columns: readonly Column<T>[]
}

/**
 * A table of which each row leads to the page of its item. The link is in the first column and covers the row, so that
 * clicking anywhere in the row is clicking the link. On a narrow screen each row is a card.
 */
export const LinkTable = <T extends { id: number }>({ caption, items, hrefOf, link, columns }: Props<T>) => (
  <table className="bw-link-table">
    <caption className="bw-visually-hidden">{caption}</caption>
    <thead>
      <tr>
        <th scope="col">{link.heading}</th>
        {columns.map(({ heading }) => (
          <th key={heading} scope="col">
            {heading}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {items.map((item) => (
        <tr key={item.id}>
          <td>
            <a href={hrefOf(item)}>
              {link.text(item)}{' '}
              {link.narrowSuffix && <span className="bw-narrow-suffix">{link.narrowSuffix(item)}</span>}
            </a>
          </td>
          {columns.map(({ heading, cell, narrow }) => (
            <td key={heading} data-narrow={narrow} data-label={heading}>
              {cell(item)}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)
