import * as v from 'valibot'

/** `count`: number of items that match the search. `total`: of all items. */
export const pageOf = <const T extends v.GenericSchema>(item: T) =>
  v.object({ items: v.array(item), count: v.number(), total: v.number() })
