import './LinkTable.css'

import type { ReactNode } from 'react'

type Column<T> = {
  heading: string
  cell: (item: T) => ReactNode
  /** On a narrow screen: without its heading, or not at all. */
  narrow?: 'plain' | 'hidden'
}

type Props<T extends { id: number }> = {
  caption: string
  items: readonly T[]
  hrefOf: (item: T) => string
  /** `narrowSuffix`: added to the text on a narrow screen and for screen readers. */
  link: { heading: string; text: (item: T) => string; narrowSuffix?: (item: T) => string }
  columns: readonly Column<T>[]
}

/** The link in the first column covers its row, to make all of it clickable. On a narrow screen each row is a card. */
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
