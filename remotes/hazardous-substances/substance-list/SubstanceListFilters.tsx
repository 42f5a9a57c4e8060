import { statusWords } from '#shared/domain/substances/status-words.ts'
import { type SubstanceListPage, substanceListColors } from '#shared/domain/substances/substance-list.ts'
import type { ListQuery } from '#shared/parts/basics/lists/list-query.ts'
import { SearchField } from '#shared/parts/basics/lists/SearchField.tsx'
import { useFilter } from '#shared/parts/basics/lists/use-filter.ts'
import { Select } from '#shared/ui/Select.tsx'
import { STATUS, STORAGE } from './filters.ts'

type Props = {
  query: ListQuery
  list: Pick<SubstanceListPage, 'storagePlaces' | 'numArchived'> | undefined
}

export function SubstanceListFilters({ query, list }: Props) {
  const setFilter = useFilter(query)
  const { [STORAGE]: storage = '', [STATUS]: status = '' } = query.filters
  const places = new Set([...(list?.storagePlaces ?? []), ...(storage ? [storage] : [])])

  return (
    <div className="bw-substance-list-filters bw-screen-only">
      <SearchField label="Zoek op stof of plek" query={query} />
      <Select
        name={STORAGE}
        label="Opslag"
        value={storage}
        options={[
          { value: '', label: 'Overal' },
          ...[...places].map((place) => ({ value: place, label: place })),
        ]}
        onChange={({ target }) => setFilter(STORAGE, target.value)}
      />
      <Select
        name={STATUS}
        label="Status"
        value={status}
        options={[
          { value: '', label: 'Alles' },
          ...substanceListColors.map((color) => ({ value: color, label: statusWords[color] })),
          ...(list?.numArchived || status === 'WHITE' ? [{ value: 'WHITE', label: statusWords.WHITE }] : []),
        ]}
        onChange={({ target }) => setFilter(STATUS, target.value)}
      />
    </div>
  )
}
