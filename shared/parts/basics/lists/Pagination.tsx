import './Pagination.css'

import { Icon } from '#shared/ui/Icon.tsx'
import { pagesAround } from './page-numbers.ts'

type Props = {
  page: number
  last: number
  addressOf: (page: number) => string
}

export function Pagination({ page, last, addressOf }: Props) {
  if (last <= 1) return null

  return (
    <nav className="bw-pagination" aria-label="Pagina's">
      <ul role="list">
        {pagesAround(page, last).map((number) => (
          <li key={number}>
            <a
              href={addressOf(number)}
              aria-label={`Pagina ${number}`}
              aria-current={number === page ? 'page' : undefined}
            >
              {number}
            </a>
          </li>
        ))}
      </ul>
      <div className="bw-pagination-steps">
        {page > 1 && (
          <a href={addressOf(page - 1)} rel="prev">
            <Icon shape="chevron" />
            <span>
              Vorige <span className="bw-visually-hidden">pagina</span>
            </span>
          </a>
        )}
        {page < last && (
          <a href={addressOf(page + 1)} rel="next">
            <span>
              Volgende <span className="bw-visually-hidden">pagina</span>
            </span>
            <Icon shape="chevron" />
          </a>
        )}
      </div>
    </nav>
  )
}
