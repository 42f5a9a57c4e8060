import { themes } from '#shared/domain/basics/theme.ts'
import {
  type ActionPointQuery,
  type ActionPointState,
  actionPointStates,
} from '#shared/domain/improve/action-point.ts'
import type { ListQuery } from '#shared/parts/basics/lists/list-query.ts'

const STATE = 'toon'
export const THEME = 'thema'
export const HOLDER = 'wie'
export const filterNames = [STATE, THEME, HOLDER]

/** Stands in the address for action points without a holder. */
export const NOBODY = 'niemand'

/** In the address; '' for the state without a parameter. */
const stateValues: Record<ActionPointState, string> = { OPEN: '', LATE: 'te-laat', DONE: 'klaar' }

type Filters = ListQuery['filters']

/** An unknown state in the address counts as open. */
export const stateIn = (filters: Filters): ActionPointState =>
  actionPointStates.find((state) => stateValues[state] === (filters[STATE] ?? '')) ?? 'OPEN'

export function withState({ [STATE]: _, ...others }: Filters, state: ActionPointState): Filters {
  return stateValues[state] ? { ...others, [STATE]: stateValues[state] } : others
}

/** An unknown theme in the address counts as none. */
export function queryOf({ page, size, filters }: ListQuery & { size: number }): ActionPointQuery {
  const theme = themes.find((theme) => theme === filters[THEME])
  const holder = filters[HOLDER]
  return {
    page,
    size,
    state: stateIn(filters),
    ...(theme && { theme }),
    ...(holder && { holder: holder === NOBODY ? '' : holder }),
  }
}
