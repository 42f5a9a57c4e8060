import { type SubstanceListQuery, substanceListColors } from '#shared/domain/substances/substance-list.ts'
import type { ListQuery } from '#shared/parts/basics/lists/list-query.ts'

export const STORAGE = 'opslag'
export const STATUS = 'status'
export const filterNames = [STORAGE, STATUS]

const statuses = [...substanceListColors, 'WHITE'] as const

/** An unknown status in the address counts as none. */
export function queryOf({ search, page, filters, size }: ListQuery & { size: number }): SubstanceListQuery {
  const status = statuses.find((known) => known === filters[STATUS])
  const storage = filters[STORAGE]
  return { search, page, size, ...(storage !== undefined && { storage }), ...(status && { status }) }
}
