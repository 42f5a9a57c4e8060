/**
 * Whether a page can have this value of a parameter in its path: one whose name ends in `Id` is an integer, others are any
 * text. Source: docs/product.md, section 2.6.
 */
export const isPageParam = (name: string, value: string) =>
  name.endsWith('Id') ? /^\d{1,9}$/.test(value) : value !== ''

/**
 * Returns the parameters of a page with this path, in which `:x` stands for a parameter, as it is at `pathname`; undefined
 * when it is not there. A slash at the end does not count.
 */
export function pageParamsAt(pathname: string, path: string): [name: string, value: string][] | undefined {
  const names = path.split('/')
  const segments = pathname.replace(/(?<=.)\/+$/, '').split('/')
  const isParam = (name: string) => name.startsWith(':')
  const isThere =
    names.length === segments.length &&
    names.every((name, at) => (isParam(name) ? segments[at] !== '' : name === segments[at]))
  return isThere
    ? names.flatMap((name, at) => (isParam(name) ? [[name.slice(1), segments[at]!]] : []))
    : undefined
}

/** Whether a page with this path is at `pathname`, with parameters that it can have. */
export const isPageAt = (pathname: string, path: string): boolean =>
  pageParamsAt(pathname, path)?.every(([name, value]) => isPageParam(name, value)) ?? false
