import { type Theme, themes } from '#shared/domain/basics/theme.ts'
import type { PlanMeasure } from '#shared/domain/improve/company-plan.ts'
import type { ListQuery } from '#shared/parts/basics/lists/list-query.ts'

export const THEME = 'thema'
export const HOLDER = 'wie'
export const DONE = 'klaar'
export const filterNames = [THEME, HOLDER, DONE]

/** Stands in the address for measures without a holder. */
export const NOBODY_VALUE = 'niemand'
/** Hides finished measures. */
export const HIDDEN = 'nee'

type Filters = ListQuery['filters']

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

export const choicesIn = (measures: readonly PlanMeasure[]): { themes: Theme[]; holders: string[] } => ({
  themes: themes.filter((theme) => measures.some((measure) => measure.themes.includes(theme))),
  holders: [...new Set(measures.map(({ holder }) => holder).filter((holder) => holder !== ''))].sort(
    new Intl.Collator('nl').compare,
  ),
})
