import {
  type ActionPointQuery,
  type ActionPointState,
  actionPointStates,
} from '#shared/domain/action-point.ts'
import { themes } from '#shared/domain/theme.ts'
import type { ListQuery } from '#shared/parts/lists/list-query.ts'

/** Names of the parameters of the address. */
const STATE = 'toon'
export const THEME = 'thema'
export const HOLDER = 'wie'
export const filterNames = [STATE, THEME, HOLDER]

/** The holder in the address for action points that nobody does yet. */
export const NOBODY = 'niemand'

/** The states in the address; none for the first. */
const stateValues: Record<ActionPointState, string> = { OPEN: '', LATE: 'te-laat', DONE: 'klaar' }

type Filters = ListQuery['filters']

/** Returns the state that the filters of the address ask for. An unknown one counts as open. */
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
