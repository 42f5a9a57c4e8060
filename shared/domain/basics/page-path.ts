/** A parameter whose name ends in `Id` is an integer, others are any text. Source: docs/product.md, section 2.6. */
export const isPageParam = (name: string, value: string) =>
  name.endsWith('Id') ? /^\d{1,9}$/.test(value) : value !== ''

/** `path`: `:x` is a parameter. Undefined when it is not at `pathname`. A slash at the end does not count. */
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

export const isPageAt = (pathname: string, path: string): boolean =>
  pageParamsAt(pathname, path)?.every(([name, value]) => isPageParam(name, value)) ?? false
