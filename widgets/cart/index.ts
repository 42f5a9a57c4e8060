import { jsonText } from '#shared/domain/basics/json-text.ts'
import type { CartItem } from '#shared/domain/shop/cart.ts'
import { MAX_CART_PRODUCTS } from '#shared/domain/shop/cart-limit.ts'
import { askLogin } from '#shared/embed/ask-login.ts'
import { languageOf } from '#shared/embed/language.ts'
import type { CartModule, WidgetActions, WidgetRequest } from '#shared/embed/modules.ts'
import { createElement } from '#shared/embed/page.ts'
import { portalOrigin } from '#shared/embed/portal-origin.ts'
import { getPanelRoot, whenLinkLeaves } from '#shared/embed/shadow-roots.ts'
import { emit } from '#shared/embed/site-api.ts'
import { withItem, withSentItem } from '#shared/parts/shop/cart/cart-changes.ts'
import { changeCookie } from '#shared/session/change.ts'
import { type CookieScope, isLoginUnknown, readSession } from '#shared/session/cookie.ts'
import { ofDocument } from '#shared/session/of-document.ts'
import { isQuantity } from '#shared/session/session.ts'
import styleSheet from './status.css'
import { type CartTexts, cartTexts } from './texts.ts'

// Separate from the loader, because most visits to a page put nothing in the cart.

/** Created once per link: screen readers announce only changes of an existing status. */
function getStatusElement(link: HTMLElement): HTMLElement {
  const root = getPanelRoot(link, true)
  const present = root.querySelector<HTMLElement>('.said')
  if (present) return present
  whenLinkLeaves(link, root, () => undefined)
  const status = createElement('p')
  status.className = 'said'
  // As an attribute: Firefox before 119 has no property for it.
  status.setAttribute('role', 'status')
  root.adoptedStyleSheets.push(styleSheet)
  root.append(status)
  return status
}

/** When that fails, the portal sends it later. */
async function send(scope: CookieScope, item: CartItem) {
  const { ok } = await fetch(`${portalOrigin}/rest/cart`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json' },
    body: jsonText({ set: [item] }),
    credentials: 'include',
    keepalive: true,
  })
  if (ok) await changeCookie(scope, withSentItem(item))
}

/** `query`: of the address of the cart, to which the link leads. */
type Said = { text: string; failed?: boolean; query?: string }

/** Calls `say` with the result at once, and again when it was not stored. */
async function add(
  { cookieDomain, product: id, quantity, catalogue }: WidgetRequest,
  texts: CartTexts,
  say: (said: Said) => void,
): Promise<void> {
  const found = (catalogue || []).find((product) => product.id === id)
  if (!found) return say({ failed: true, text: texts.unknown })
  const { title } = found
  if (!isQuantity(quantity)) return say({ failed: true, text: texts.noQuantity(title, quantity) })
  const { user, cart } = readSession()
  // What is written says who is logged in. When the portal does not answer, the link leads there.
  const known = { user: isLoginUnknown() ? await askLogin(portalOrigin) : user, cart }
  const isPresent = cart.some((present) => present.id === id)
  if (!isPresent && cart.length >= MAX_CART_PRODUCTS)
    return say({ failed: true, text: texts.full(MAX_CART_PRODUCTS) })
  const scope = { domain: cookieDomain }
  const { stored } = await changeCookie(scope, withItem({ id, quantity }), {
    known,
    onWritten: () => say({ text: `${isPresent ? texts.changed : texts.added}: ${quantity} × ${title}.` }),
  })
  if (!stored) say({ failed: true, text: texts.noRoom(title), query: `?product=${id}&aantal=${quantity}` })
  else if (known.user.isLoggedIn) send(scope, { id, quantity }).catch(() => undefined)
}

export const findUser: CartModule['findUser'] = () => askLogin(portalOrigin)

export const activate: WidgetActions['activate'] = (request) => {
  const { link } = request
  const status = link && getStatusElement(link)
  const language = languageOf(link ?? ofDocument('documentElement'))
  const texts = cartTexts[language]
  return add(request, texts, ({ text, failed = false, query = '' }) => {
    if (failed) emit('bw:error', { message: text, link })
    if (!status) return
    const toCart = createElement('a')
    toCart.href = `${portalOrigin}/winkelwagen${query}`
    toCart.textContent = texts.toCart
    status.lang = language
    status.dataset.failed = String(failed)
    status.replaceChildren(`${text} `, toCart)
  })
}
