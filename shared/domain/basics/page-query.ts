import * as v from 'valibot'

import { INVALID, text } from './rules.ts'

/** Maximum number of items on one page. */
const MAX_PAGE_SIZE = 100
/** Number of items on a page. Source: docs/product.md, section 9. */
const DEFAULT_PAGE_SIZE = 10
/** Maximum page number: more pages than any list has. */
const MAX_PAGE = 1_000_000

/** Schema for an integer of at least 1 in a query string. Outputs a number; `otherwise` when it is absent. */
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

/** Returns the schema of `PageQuery` for a list with another number of items on a page. */
export const pageQueryWith = (defaultSize: number) =>
  v.object({
    search: v.optional(text(), ''),
    page: positiveInteger(1, MAX_PAGE),
    size: positiveInteger(defaultSize, MAX_PAGE_SIZE),
  })

/** The query parameters of a page of a list. `search`: text that the items contain, ignoring case; '' for all. */
export const PageQuery = pageQueryWith(DEFAULT_PAGE_SIZE)
export type PageQuery = v.InferOutput<typeof PageQuery>

/** The query parameters of a page of a list that can contain archived items too. */
export const ArchivablePageQuery = v.object({
  ...v.omit(PageQuery, ['search']).entries,
  archived: v.pipe(
    v.optional(v.picklist(['true', 'false'], INVALID), 'false'),
    v.transform((value) => value === 'true'),
  ),
})
export type ArchivablePageQuery = v.InferOutput<typeof ArchivablePageQuery>
