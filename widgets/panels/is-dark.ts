/** By its `color-scheme` and, for both schemes, by what the visitor prefers. */
export function isDark(element: Element): boolean {
  const schemes = getComputedStyle(element).colorScheme.split(' ')
  if (!schemes.includes('dark')) return false
  return !schemes.includes('light') || matchMedia('(prefers-color-scheme: dark)').matches
}
