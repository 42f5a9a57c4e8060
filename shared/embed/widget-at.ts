// A widget is a link of the page. What it does follows from its address, because that is what every editor keeps. An editor
// can also say it: with a marked element around or in the link, an element of our own, or the fragment of the address.

import { closestOf, firstIn } from './page.ts'
import { companyIn, type WidgetName, widgetNameOf, widgetNames } from './widget-address.ts'

/** `company`: an external id, '' for none. `product`: 0 for none. `quantity`: as the editor wrote it. */
export type Widget = {
  name: WidgetName
  link: HTMLElement
  company: string
  product: number
  quantity: string
}

export const LINK = 'a,button'
const MARKED = `[data-bw-widget]:not(form),${widgetNames.map((name) => `bw-${name}`)}`

/** Of the link that `element` is or is in. `portal`: its origin. */
export function findWidget(element: Element, portal: string): Widget | undefined {
  const link = closestOf(element, LINK) as HTMLAnchorElement | null
  if (!link || closestOf(link, '[data-bw=off]')) return undefined
  let marked = closestOf(link, MARKED) ?? firstIn(link, MARKED)
  // Other links in a marked element lead where they say.
  if (marked && !link.contains(marked) && firstIn(marked, LINK) !== link) marked = null
  const { origin, pathname = '', search = '', hash = '' } = link
  const [fragment = '', options = ''] = hash.split('?')
  const query = new URLSearchParams(search)
  const said = marked?.dataset.bwWidget ?? marked?.localName ?? fragment
  const name =
    widgetNames.find((name) => said.replace(/^#?bw-/, '') === name) ??
    (origin === portal ? widgetNameOf(link, query) : undefined)
  if (!name) return undefined
  const option = (key: string) =>
    marked?.dataset[key] ??
    marked?.getAttribute(key) ??
    new URLSearchParams(options).get(key) ??
    query.get(key)
  return {
    name,
    link,
    company: option('company') ?? companyIn(pathname) ?? '',
    product: Number(option('product')) || 0,
    quantity: option('quantity') ?? query.get('aantal') ?? '1',
  }
}
