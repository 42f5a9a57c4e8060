/** Names the dialog that is open above the page. */
const DIALOG_PARAM = 'venster'

export const dialogIn = (query: URLSearchParams): string | null => query.get(DIALOG_PARAM)

export function withDialog(query: URLSearchParams, name: string | null): URLSearchParams {
  const changed = new URLSearchParams(query)
  if (name === null) changed.delete(DIALOG_PARAM)
  else changed.set(DIALOG_PARAM, name)
  return changed
}

/** `path`: without a query. */
export const dialogHref = (path: string, name: string) => `${path}?${withDialog(new URLSearchParams(), name)}`

/** Adds the query of the current page if the dialog opens above that: its filters stay. */
export function keepQuery(href: string, { pathname, search }: { pathname: string; search: string }): string {
  const [path, query] = href.split('?')
  const name = dialogIn(new URLSearchParams(query))
  return name && path === pathname ? `${path}?${withDialog(new URLSearchParams(search), name)}` : href
}

/** The page then keeps its data. */
export const isDialogChange = (from: URL, to: URL) =>
  from.pathname === to.pathname &&
  from.search !== to.search &&
  `${withDialog(from.searchParams, null)}` === `${withDialog(to.searchParams, null)}`
