import * as v from 'valibot'

/** Highest value of an integer column. */
const MAX_ID = 2 ** 31 - 1

/** The id of a row, as a parameter of the path. */
export const Id = v.pipe(v.string(), v.regex(/^\d{1,10}$/), v.transform(Number), v.maxValue(MAX_ID))

/** The id by which other systems know a company. */
export const ExternalId = v.pipe(v.string(), v.uuid())
