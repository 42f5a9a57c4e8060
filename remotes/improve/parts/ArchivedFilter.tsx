import type { ListQuery } from '#shared/parts/basics/lists/list-query.ts'
import { useFilter } from '#shared/parts/basics/lists/use-filter.ts'
import { Checkbox } from '#shared/ui/Checkbox.tsx'

/** Parameter of the address: whether archived items are shown too. */
export const ARCHIVED = 'archief'

type Props = {
  /** The query in the address of the page. */
  query: ListQuery
  /** The numbers of items that are shown and of all items. Absent until the first page is loaded. */
  list: { count: number; total: number } | undefined
  label: string
}

/** Shows archived items in a list, or hides them. Renders nothing when there are none. */
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
