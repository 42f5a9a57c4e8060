import * as v from 'valibot'

import { INVALID, text } from './rules.ts'

/** Most items on one page: more than any screen shows. */
const MAX_PAGE_SIZE = 100
/** Source: specification, section 9. */
const DEFAULT_PAGE_SIZE = 10
/** More pages than any list has. */
const MAX_PAGE = 1_000_000

/** A whole number from 1, as an address writes it. */
const positiveInteger = (otherwise: number, max: number) =>
  v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,7}$/, INVALID),
      v.transform(Number),
      v.minValue(1, INVALID),
      v.maxValue(max, INVALID),
    ),
    String(otherwise),
  )

/** Which page of a list is asked for. `search`: what the items must contain, in upper or lower case; '' for all. */
export const PageQuery = v.object({
  search: v.optional(text(), ''),
  page: positiveInteger(1, MAX_PAGE),
  size: positiveInteger(DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE),
})
export type PageQuery = v.InferOutput<typeof PageQuery>

/** One page of a list. `count`: how many items the search finds. `total`: how many there are without it. */
export const pageOf = <const T extends v.GenericSchema>(item: T) =>
  v.object({ items: v.array(item), count: v.number(), total: v.number() })
