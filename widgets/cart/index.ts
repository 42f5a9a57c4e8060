import type { CartItem } from '#shared/domain/cart.ts'
import { MAX_CART_PRODUCTS } from '#shared/domain/cart-limit.ts'
import { languageOf } from '#shared/embed/language.ts'
import type { AddToCart } from '#shared/embed/modules.ts'
import { createElement } from '#shared/embed/page.ts'
import { portalOrigin } from '#shared/embed/portal-origin.ts'
import { getPanelRoot, whenLinkLeaves } from '#shared/embed/shadow-roots.ts'
import { emit } from '#shared/embed/site-api.ts'
import { withItem, withSentItem } from '#shared/parts/cart/cart-changes.ts'
import { changeCookie } from '#shared/session/change.ts'
import { type CookieScope, readSession } from '#shared/session/cookie.ts'
import { ofDocument } from '#shared/session/of-document.ts'
import { isQuantity } from '#shared/session/session.ts'
import { findProduct } from './catalogue.ts'
import styleSheet from './status.css'
import { type CartTexts, cartTexts } from './texts.ts'

// Separate from the loader, because most visits to a page put nothing in the cart.

/** Returns the status element. Created once per link: screen readers announce only changes of an existing status. */
function getStatusElement(link: HTMLElement): HTMLElement {
  const root = getPanelRoot(link, true)
  const present = root.querySelector<HTMLElement>('.said')
  if (present) return present
  whenLinkLeaves(link, root, () => undefined)
  const status = createElement('p')
  status.className = 'said'
  // The attribute: Firefox before 119 has no property for it.
  status.setAttribute('role', 'status')
  root.adoptedStyleSheets.push(styleSheet)
  root.append(status)
  return status
}

/** Sends an item of a user who is logged in to the server. The portal sends it later when that fails. */
async function send(portal: string, scope: CookieScope, item: CartItem) {
  const { ok } = await fetch(`${portal}/rest/cart`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ set: [item] }),
    credentials: 'include',
    keepalive: true,
  })
  if (ok) await changeCookie(scope, withSentItem(item))
}

/** Puts the product of the catalogue in the cart. Returns what is said about it, and whether it succeeded. */
async function add(
  { portal, cookieDomain, product: id, quantity }: Parameters<AddToCart>[0],
  say: CartTexts,
) {
  const found = await findProduct(portal, id)
  if (!found) return { failed: true, text: say.unknown }
  const { title } = found
  if (!isQuantity(quantity)) return { failed: true, text: say.noQuantity(title, quantity) }
  const { user, cart } = readSession()
  const isPresent = cart.some((present) => present.id === id)
  if (!isPresent && cart.length >= MAX_CART_PRODUCTS)
    return { failed: true, text: say.full(MAX_CART_PRODUCTS) }
  const scope = { domain: cookieDomain }
  const { stored } = await changeCookie(scope, withItem({ id, quantity }))
  if (stored && user.isLoggedIn) send(portal, scope, { id, quantity }).catch(() => undefined)
  if (stored) return { text: `${isPresent ? say.changed : say.added}: ${quantity} × ${title}.` }
  return {
    failed: true,
    text: say.noRoom(title),
    query: `?product=${id}&aantal=${quantity}`,
  }
}

// A visitor has reached for a product: the click needs the names.
findProduct(portalOrigin, 0).catch(() => undefined)

export const addToCart: AddToCart = async (request) => {
  const status = request.link && getStatusElement(request.link)
  const language = languageOf(request.link ?? ofDocument('documentElement'))
  const say = cartTexts[language]
  const { text, failed = false, query = '' } = await add(request, say)
  if (failed) emit('bw:error', { message: text, link: request.link })
  if (!status) return
  const link = createElement('a')
  link.href = `${request.portal}/winkelwagen${query}`
  link.textContent = say.toCart
  status.lang = language
  status.dataset.failed = String(failed)
  status.replaceChildren(`${text} `, link)
}
