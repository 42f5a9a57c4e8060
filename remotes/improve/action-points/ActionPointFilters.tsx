import './ActionPointFilters.css'
import '../parts/count.css'

import { themeOptions } from '#shared/domain/basics/theme.ts'
import {
  type ActionPointPage,
  type ActionPointState,
  actionPointStates,
} from '#shared/domain/improve/action-point.ts'
import { useLocation } from '#shared/federation/router.ts'
import { type ListQuery, listHref } from '#shared/parts/basics/lists/list-query.ts'
import { useFilter } from '#shared/parts/basics/lists/use-filter.ts'
import { Select } from '#shared/ui/Select.tsx'
import { HOLDER, NOBODY, stateIn, THEME, withState } from './filters.ts'

type Props = {
  query: ListQuery
  list: Pick<ActionPointPage, 'states' | 'holders'> | undefined
}

const stateLabels: Record<ActionPointState, string> = { OPEN: 'Open', LATE: 'Te laat', DONE: 'Klaar' }

const filterOptions = [{ value: '', label: 'Alle thema’s' }, ...themeOptions]

export function ActionPointFilters({ query, list }: Props) {
  const { pathname } = useLocation()
  const setFilter = useFilter(query)
  const { filters } = query
  const current = stateIn(filters)
  const holder = filters[HOLDER] ?? ''
  const names = new Set([...(list?.holders ?? []), ...(holder && holder !== NOBODY ? [holder] : [])])

  return (
    <div className="bw-toolbar bw-screen-only">
      <nav className="bw-tabs" aria-label="Welke actiepunten">
        {actionPointStates.map((state) => (
          <a
            key={state}
            href={listHref(pathname, { ...query, page: 1, filters: withState(filters, state) })}
            aria-current={state === current ? 'page' : undefined}
          >
            {stateLabels[state]} {list && <span className="bw-count">{list.states[state]}</span>}
          </a>
        ))}
      </nav>
      <div className="bw-filters">
        <Select
          name={THEME}
          label="Thema"
          options={filterOptions}
          value={filters[THEME] ?? ''}
          onChange={({ target }) => setFilter(THEME, target.value)}
        />
        <Select
          name={HOLDER}
          label="Wie"
          options={[
            { value: '', label: 'Iedereen' },
            { value: NOBODY, label: 'Nog niemand' },
            ...[...names].map((name) => ({ value: name, label: name })),
          ]}
          value={holder}
          onChange={({ target }) => setFilter(HOLDER, target.value)}
        />
      </div>
    </div>
  )
}
