import '../action-points/ActionPointFilters.css'

import { useEffect, useState } from 'react'
import { themeLabels } from '#shared/domain/basics/theme.ts'
import type { PlanMeasure } from '#shared/domain/improve/company-plan.ts'
import { NOBODY } from '#shared/domain/improve/plan-texts.ts'
import type { ListQuery } from '#shared/parts/basics/lists/list-query.ts'
import { useFilter } from '#shared/parts/basics/lists/use-filter.ts'
import { Checkbox } from '#shared/ui/Checkbox.tsx'
import { Select } from '#shared/ui/Select.tsx'
import { choicesIn, DONE, HIDDEN, HOLDER, NOBODY_VALUE, THEME } from './filters.ts'

type Props = { query: ListQuery; measures: readonly PlanMeasure[] }

export function PlanFilters({ query, measures }: Props) {
  const setFilter = useFilter(query)
  const { filters } = query
  const { themes, holders } = choicesIn(measures)
  const holder = filters[HOLDER] ?? ''
  const isDoneInAddress = filters[DONE] !== HIDDEN
  // Follows the click at once, and the address on going back.
  const [showsDone, setShowsDone] = useState(isDoneInAddress)
  useEffect(() => setShowsDone(isDoneInAddress), [isDoneInAddress])
  const names = new Set([...holders, ...(holder && holder !== NOBODY_VALUE ? [holder] : [])])

  return (
    <div className="bw-toolbar bw-plan-filters bw-screen-only">
      <div className="bw-filters">
        <Select
          name={THEME}
          label="Thema"
          options={[
            { value: '', label: 'Alle thema’s' },
            ...themes.map((theme) => ({ value: theme, label: themeLabels[theme] })),
          ]}
          value={filters[THEME] ?? ''}
          onChange={({ target }) => setFilter(THEME, target.value)}
        />
        <Select
          name={HOLDER}
          label="Wie"
          options={[
            { value: '', label: 'Iedereen' },
            { value: NOBODY_VALUE, label: NOBODY },
            ...[...names].map((name) => ({ value: name, label: name })),
          ]}
          value={holder}
          onChange={({ target }) => setFilter(HOLDER, target.value)}
        />
      </div>
      <Checkbox
        name={DONE}
        checked={showsDone}
        onChange={({ target }) => {
          setShowsDone(target.checked)
          setFilter(DONE, target.checked ? '' : HIDDEN)
        }}
      >
        Toon ook wat klaar is
      </Checkbox>
    </div>
  )
}
