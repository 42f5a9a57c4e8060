/** How many pages one can go to directly on either side of the current one. Source: specification, section 9. */
const AROUND = 5

/** The pages to offer around `page`, out of `last` of them. */
export function pagesAround(page: number, last: number): number[] {
  const first = Math.max(1, page - AROUND)
  const length = Math.min(last, page + AROUND) - first + 1
  return Array.from({ length }, (_, index) => first + index)
}
