import type { ListQuery } from '#shared/parts/basics/lists/list-query.ts'
import { useFilter } from '#shared/parts/basics/lists/use-filter.ts'
import { Checkbox } from '#shared/ui/Checkbox.tsx'

/** Parameter of the address: whether archived items are shown too. */
export const ARCHIVED = 'archief'

type Props = {
  query: ListQuery
  /** Shown and in all. Absent until the first page is loaded. */
  list: { count: number; total: number } | undefined
  label: string
}

/** Renders nothing when nothing is archived. */
export function ArchivedFilter({ query, list, label }: Props) {
  const setFilter = useFilter(query)
  const isOn = ARCHIVED in query.filters

  if (!isOn && (!list || list.total <= list.count)) return null
  return (
    <div className="bw-screen-only">
      <Checkbox
        name={ARCHIVED}
        checked={isOn}
        onChange={({ target }) => setFilter(ARCHIVED, target.checked ? 'ja' : '')}
      >
        {label}
      </Checkbox>
    </div>
  )
}
