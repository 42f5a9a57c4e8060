import * as v from 'valibot'

import { INVALID } from './rules.ts'

/**
 * How often the item had been saved when the user began to edit it, as a number or as the string that a form sends. A
 * change of an older version is refused. Absent: the change is not compared.
 */
export const BaseRevision = v.optional(
  v.pipe(
    v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,9}$/, INVALID), v.transform(Number))], INVALID),
    v.integer(INVALID),
    v.minValue(1, INVALID),
    v.maxValue(2_147_483_647, INVALID),
  ),
)
