// The addresses of the portal that are widgets, in both directions. Without anything of a page: a server can use it too.

export const widgetNames = ['login', 'cart', 'companies', 'invite', 'add-to-cart', 'product'] as const
export type WidgetName = (typeof widgetNames)[number]

/**
 * What an address stands for. `company`: the external id of a company. `product`: the number of a product. `quantity`: 1 to
 * 10, by default 1.
 */
export type BeterwerkWidget =
  | { name: 'login' | 'cart' | 'companies' }
  | { name: 'invite'; company: string }
  | { name: 'add-to-cart' | 'product'; product: number; quantity?: number | undefined }

const paths: Partial<Record<string, WidgetName>> = {
  '/inloggen': 'login',
  '/bedrijven': 'companies',
  '/winkelwagen': 'cart',
}
const COMPANY = /^\/bedrijven\/externalId\/([^/]+)$/

/** Undefined when it is not the path of a company. */
export const companyIn = (pathname: string): string | undefined => COMPANY.exec(pathname)?.[1]

export function widgetNameOf(
  { pathname, search }: Pick<URL, 'pathname' | 'search'>,
  query: URLSearchParams,
): WidgetName | undefined {
  const dialog = query.get('venster')
  if (query.has('product'))
    return pathname !== '/winkelwagen' ? undefined : dialog === 'product' ? dialog : 'add-to-cart'
  if (dialog === 'uitnodigen') return COMPANY.test(pathname) ? 'invite' : undefined
  return search ? undefined : paths[pathname]
}

function pathOf(widget: BeterwerkWidget): string {
  if (widget.name === 'invite')
    return `/bedrijven/externalId/${encodeURIComponent(widget.company)}?venster=uitnodigen`
  if (widget.name === 'add-to-cart' || widget.name === 'product') {
    const dialog = widget.name === 'product' ? '&venster=product' : ''
    return `/winkelwagen?product=${widget.product}&aantal=${widget.quantity ?? 1}${dialog}`
  }
  return Object.keys(paths).find((path) => paths[path] === widget.name)!
}

/** Leads to the portal without JavaScript. Throws a TypeError when `portal` is not an address. */
export const addressOf = (portal: string, widget: BeterwerkWidget): string =>
  new URL(pathOf(widget), portal).href
