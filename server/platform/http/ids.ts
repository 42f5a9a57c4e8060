import * as v from 'valibot'

/** The highest value of an integer column. */
const MAX_ID = 2 ** 31 - 1

export const Id = v.pipe(v.string(), v.regex(/^\d{1,10}$/), v.transform(Number), v.maxValue(MAX_ID))

export const ExternalId = v.pipe(v.string(), v.uuid())
