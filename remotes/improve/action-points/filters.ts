import { themes } from '#shared/domain/basics/theme.ts'
import {
  type ActionPointQuery,
  type ActionPointState,
  actionPointStates,
} from '#shared/domain/improve/action-point.ts'
import type { ListQuery } from '#shared/parts/basics/lists/list-query.ts'

/** Names of the parameters of the address. */
const STATE = 'toon'
export const THEME = 'thema'
export const HOLDER = 'wie'
export const filterNames = [STATE, THEME, HOLDER]

/** The value of the holder in the address that stands for action points without a holder. */
export const NOBODY = 'niemand'

/** The states in the address; '' for the state that is shown without a parameter. */
const stateValues: Record<ActionPointState, string> = { OPEN: '', LATE: 'te-laat', DONE: 'klaar' }

type Filters = ListQuery['filters']

/** Returns the state that the filters of the address ask for. An unknown state counts as open. */
export const stateIn = (filters: Filters): ActionPointState =>
  actionPointStates.find((state) => stateValues[state] === (filters[STATE] ?? '')) ?? 'OPEN'

/** Returns the filters with another state. */
export function withState({ [STATE]: _, ...others }: Filters, state: ActionPointState): Filters {
  return stateValues[state] ? { ...others, [STATE]: stateValues[state] } : others
}

/** Returns the query of the API for the filters of the address. An unknown theme counts as none. */
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
