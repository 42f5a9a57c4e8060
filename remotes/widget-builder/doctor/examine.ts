import type { FetchedPage } from '#shared/domain/website/website-page.ts'
import { commonDomain } from '#shared/embed/common-domain.ts'
import { inspectMarkup } from '#shared/embed/inspect-markup.ts'
import type { Finding } from '#shared/embed/problems.ts'
import type { WidgetName } from '#shared/embed/widget-address.ts'
import { blockedDirectives } from './policy.ts'

/** `integrity`: of the portal's current script. */
export type Portal = {
  origin: string
  cookieDomain: string | null
  products: readonly { id: number }[] | null
  pinned: { src: string; integrity: string } | null
}

/** `findings`: each problem once; empty when everything works. */
export type Report = { widgets: { name: WidgetName; text: string; count: number }[]; findings: Finding[] }

/** Each value once, with its number of occurrences. */
function* countEach<Value>(values: readonly Value[]): Generator<Value & { count: number }> {
  const counts = Map.groupBy(values, (value) => JSON.stringify(value))
  for (const same of counts.values()) yield { ...same[0]!, count: same.length }
}

/** The newest loader, or a version of it. */
const LOADER = /^\/bw(\.[\da-f]{8})?\.js$/

/** The script tags of any portal. */
const loadersIn = (page: Document) =>
  [...page.querySelectorAll('script')].filter(({ src }) => src && LOADER.test(new URL(src).pathname))

function* examineScripts(page: Document, { origin, pinned }: Portal): Generator<Finding> {
  const scripts = loadersIn(page)
  const ours = scripts.filter(({ src }) => new URL(src).origin === origin)
  if (!ours.length)
    yield scripts[0]
      ? { problem: 'ander-script', about: scripts[0].src }
      : { problem: 'geen-script', about: '' }
  for (const script of ours) {
    const { type, src } = script
    const integrity = script.getAttribute('integrity')
    if (type !== 'module') yield { problem: 'geen-module', about: src }
    if (integrity && pinned && !integrity.split(/\s+/).includes(pinned.integrity))
      yield { problem: 'oud-script', about: src }
  }
}

/** Problems between the addresses of the page and the portal. */
function* examineDomain(
  address: string,
  page: Document,
  { origin, cookieDomain }: Portal,
): Generator<Finding> {
  const { hostname } = new URL(address)
  const portalHost = new URL(origin).hostname
  const said = page.querySelector<HTMLElement>('script[data-cookie-domain]')?.dataset.cookieDomain
  const domain = said ?? commonDomain(hostname, portalHost)
  if (domain === undefined) yield { problem: 'geen-gedeeld-domein', about: `${hostname}, ${portalHost}` }
  else if (domain !== (cookieDomain ?? '') && hostname !== portalHost)
    yield { problem: 'cookiedomein', about: `${domain || hostname}, ${cookieDomain ?? portalHost}` }
}

const policiesIn = (page: Document) =>
  [...page.querySelectorAll('meta[http-equiv="content-security-policy" i]')].map(
    (meta) => meta.getAttribute('content') ?? '',
  )

/** A parsed document otherwise resolves addresses against the document that parsed it. */
function resolveAddresses(page: Document, address: string) {
  const base = page.querySelector('base[href]')?.getAttribute('href') ?? address
  for (const name of ['href', 'src'])
    for (const element of page.querySelectorAll(`a[${name}], script[${name}]`)) {
      try {
        element.setAttribute(name, new URL(element.getAttribute(name)!, new URL(base, address)).href)
      } catch {
        element.removeAttribute(name)
      }
    }
}

/** Finds the widgets of a page and what keeps them from working. Changes `page`, the parsed HTML of `fetched`. */
export function examine(fetched: FetchedPage, page: Document, portal: Portal): Report {
  const { address } = fetched
  resolveAddresses(page, address)
  const { widgets, findings } = inspectMarkup(page.documentElement, portal.origin)
  const policies = [...fetched.policy.split(','), ...policiesIn(page)]
  const script = {
    hasNonce: Boolean(page.querySelector('script[nonce]')),
    integrity: loadersIn(page)[0]?.getAttribute('integrity') ?? '',
  }
  const unknown = widgets.filter(
    ({ name, product }) =>
      (name === 'add-to-cart' || name === 'product') &&
      product &&
      portal.products?.every(({ id }) => id !== product),
  )
  const all: Finding[] = [
    ...examineScripts(page, portal),
    ...examineDomain(address, page, portal),
    ...blockedDirectives(policies, portal.origin, address, script).map(
      (about): Finding => ({ problem: 'policy', about }),
    ),
    ...findings,
    ...unknown.map(({ product }): Finding => ({ problem: 'onbekend-product', about: `${product}` })),
  ]
  return {
    widgets: [
      ...countEach(widgets.map(({ name, link }) => ({ name, text: link.textContent?.trim() ?? '' }))),
    ],
    findings: [...countEach(all)].map(({ problem, about }) => ({ problem, about })),
  }
}
