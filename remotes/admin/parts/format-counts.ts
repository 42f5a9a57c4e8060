import type { AdminUserPage } from '#shared/domain/admin/admin-lists.ts'

type Counts = Pick<AdminUserPage, 'count' | 'total' | 'isCountCapped' | 'isTotalCapped'>

const format = (number: number, isCapped: boolean) =>
  `${isCapped ? 'meer dan ' : ''}${number.toLocaleString('nl-NL')}`

/** In the title of a list: "(148)", or of a search "(23 / 148)". Source: docs/product.md, section 2.2. */
export function formatCounts(counts: Counts, isSearched: boolean): string {
  const total = format(counts.total, counts.isTotalCapped)
  return isSearched ? `(${format(counts.count, counts.isCountCapped)} / ${total})` : `(${total})`
}
