/** On either side of the current page. Source: docs/product.md, section 9. */
const AROUND = 5

export function pagesAround(page: number, last: number): number[] {
  const first = Math.max(1, page - AROUND)
  const length = Math.min(last, page + AROUND) - first + 1
  return Array.from({ length }, (_, index) => first + index)
}
