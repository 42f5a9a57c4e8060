import { isQuantity } from '#shared/session/session.ts'
import { allIn, closestOf, firstIn } from './page.ts'
import type { Finding } from './problems.ts'
import { widgetNames } from './widget-address.ts'
import { findWidget, LINK, type Widget } from './widget-at.ts'

const MAX_LENGTH = 120

/** Besides links. The selector cannot know every wrong name of an element. */
const MEANT = '[data-bw-widget]:not(form)'

const written = ({ localName, attributes, textContent }: Element) => {
  const said = [...attributes].map(({ name, value }) => ` ${name}="${value}"`).join('')
  const all = `<${localName}${said}>${textContent.trim()}`
  return all.length > MAX_LENGTH ? `${all.slice(0, MAX_LENGTH)}…` : all
}

/** Not `instanceof`: another window has classes of its own. */
const isAnchor = (link: HTMLElement): link is HTMLAnchorElement => link.localName === 'a'

function* problemsOf({ name, link, company, product, quantity }: Widget, portal: string) {
  // A button has no address.
  if (isAnchor(link) && link.origin !== portal) yield 'elders'
  if (name === 'invite' && !company) yield 'zonder-bedrijf'
  if (name !== 'add-to-cart' && name !== 'product') return
  if (!product) yield 'zonder-product'
  if (!isQuantity(quantity)) yield 'verkeerd-aantal'
}

function* problemsOfLink({ origin, pathname, search, hash }: HTMLAnchorElement, portal: string) {
  if (/^#bw-/.test(hash)) yield 'onbekende-naam'
  else if (origin === portal && !search && /^\/bedrijven\/externalId\/[^/]+$/.test(pathname))
    yield 'geen-venster'
}

const isUnknown = ({ localName, dataset }: HTMLElement) =>
  !widgetNames.some((name) => (dataset.bwWidget ?? localName).replace(/^bw-/, '') === name)

const OWN = ['bw-panel', 'bw-count']

/** `findings`: what is written wrong. Addresses must be absolute where the element is not part of the page. */
export function inspectMarkup(root: Element, portal: string): { widgets: Widget[]; findings: Finding[] } {
  const widgets: Widget[] = []
  const findings: Finding[] = []
  for (const link of allIn(root, LINK)) {
    if (closestOf(link, '[data-bw=off]')) continue
    const widget = findWidget(link, portal)
    if (widget) widgets.push(widget)
    const found = widget ? problemsOf(widget, portal) : isAnchor(link) ? problemsOfLink(link, portal) : []
    for (const problem of found) findings.push({ problem, about: written(link) })
  }
  for (const element of allIn(root, '*')) {
    const isOurs = element.localName.startsWith('bw-') && !OWN.includes(element.localName)
    if (!isOurs && !element.matches(MEANT)) continue
    if (isUnknown(element)) findings.push({ problem: 'onbekende-naam', about: written(element) })
    else if (!closestOf(element, LINK) && !firstIn(element, LINK))
      findings.push({ problem: 'zonder-link', about: written(element) })
  }
  return { widgets, findings }
}
