import type { WidgetName } from './widget-at.ts'

/** What an address says of a widget. `company`: an external id. `product`, `quantity`: numbers. */
type Options = { company?: string; product?: number; quantity?: number }

const paths: Record<WidgetName, (options: Options) => string> = {
  login: () => '/inloggen',
  cart: () => '/winkelwagen',
  companies: () => '/bedrijven',
  invite: ({ company = '' }) => `/bedrijven/externalId/${encodeURIComponent(company)}?venster=uitnodigen`,
  'add-to-cart': ({ product = 0, quantity = 1 }) => `/winkelwagen?product=${product}&aantal=${quantity}`,
}

/** Returns the address that is a widget wherever it stands in a page (`findWidget`). `portal`: its origin. */
export const widgetAddress = (portal: string, name: WidgetName, options: Options = {}): string =>
  portal + paths[name](options)
