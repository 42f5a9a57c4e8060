import * as v from 'valibot'

import { INVALID, text } from './rules.ts'

const MAX_PAGE_SIZE = 100
/** Source: docs/product.md, section 9. */
const DEFAULT_PAGE_SIZE = 10
/** More pages than any list has. */
const MAX_PAGE = 1_000_000

/** In a query string. Outputs a number; `otherwise` when it is absent. */
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

export const pageQueryWith = (defaultSize: number) =>
  v.object({
    search: v.optional(text(), ''),
    page: positiveInteger(1, MAX_PAGE),
    size: positiveInteger(defaultSize, MAX_PAGE_SIZE),
  })

/** `search`: text that the items contain, ignoring case; '' for all. */
export const PageQuery = pageQueryWith(DEFAULT_PAGE_SIZE)
export type PageQuery = v.InferOutput<typeof PageQuery>

export const ArchivablePageQuery = v.object({
  ...v.omit(PageQuery, ['search']).entries,
  archived: v.pipe(
    v.optional(v.picklist(['true', 'false'], INVALID), 'false'),
    v.transform((value) => value === 'true'),
  ),
})
export type ArchivablePageQuery = v.InferOutput<typeof ArchivablePageQuery>
