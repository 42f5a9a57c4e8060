import { type Theme, themes } from '#shared/domain/basics/theme.ts'
import type { PlanMeasure } from '#shared/domain/improve/company-plan.ts'
import type { ListQuery } from '#shared/parts/basics/lists/list-query.ts'

/** Names of the parameters of the address. */
export const THEME = 'thema'
export const HOLDER = 'wie'
export const DONE = 'klaar'
export const filterNames = [THEME, HOLDER, DONE]

/** The value of the holder in the address that stands for measures that nobody does. */
export const NOBODY_VALUE = 'niemand'
/** The value in the address that hides what is done. */
export const HIDDEN = 'nee'

type Filters = ListQuery['filters']

/** Returns the measures that the filters of the address ask for. */
export const filterMeasures = (measures: readonly PlanMeasure[], filters: Filters) =>
  measures.filter(({ themes, holder, state }) => {
    const theme = filters[THEME]
    const who = filters[HOLDER]
    return (
      (!theme || themes.some((candidate) => candidate === theme)) &&
      (!who || holder === (who === NOBODY_VALUE ? '' : who)) &&
      (filters[DONE] !== HIDDEN || state !== 'DONE')
    )
  })

/** The themes and the holders in a plan, to choose from. */
export const choicesIn = (measures: readonly PlanMeasure[]): { themes: Theme[]; holders: string[] } => ({
  themes: themes.filter((theme) => measures.some((measure) => measure.themes.includes(theme))),
  holders: [...new Set(measures.map(({ holder }) => holder).filter((holder) => holder !== ''))].sort(
    new Intl.Collator('nl').compare,
  ),
})
