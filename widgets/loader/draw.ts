import type { Session } from '#shared/session/session.ts'
import { rootIn } from './root.ts'
import { nameOf } from './tags.ts'

/** The child of `root` of this kind, made when it is not there yet. */
function childOf<K extends keyof HTMLElementTagNameMap>(root: Node & ParentNode, name: K) {
  return root.querySelector(name) ?? root.appendChild(document.createElement(name))
}

/** Marks what the tag shows instead of the page's link or around it; without anything it looks as the page wants it. */
function shows({ host }: ShadowRoot, what?: string) {
  if (what) host.setAttribute('data-bw-shows', what)
  else host.removeAttribute('data-bw-shows')
}

/** The name of who is logged in, as a button, in the place of the link. */
function drawLogin(tag: HTMLElement, { user: { isLoggedIn, fullName } }: Session) {
  if (!isLoggedIn && !tag.shadowRoot) return
  const root = rootIn(tag, 'login')
  const button = childOf(root, 'button')
  const name = fullName || 'Mijn omgeving'
  childOf(button, 'span').textContent = name
  button.ariaLabel = `Account van ${name}`
  button.ariaExpanded ??= 'false'
  button.hidden = !isLoggedIn
  childOf(root, 'slot').hidden = isLoggedIn
  shows(root, isLoggedIn ? 'name' : '')
}

/** How many products are in the cart, at the corner of the link. Only a change is read out. */
function drawCart(tag: HTMLElement, { cart: { length } }: Session) {
  if (!length && !tag.shadowRoot) return
  const root = rootIn(tag, 'cart')
  const count = childOf(root, 'b')
  const text = length ? `${length}` : ''
  shows(root, text && 'count')
  count.hidden = !length
  if (count.firstChild?.textContent === text) return
  count.role = 'status'
  const words = document.createElement('span')
  words.textContent = ` ${length > 1 ? 'producten' : 'product'} in je winkelwagen`
  count.replaceChildren(text, words)
}

/** A coach has the companies of others, and none to show here. */
function drawCompanies(tag: HTMLElement, { user }: Session) {
  const isCoach = user.roles.includes('BW_COACH')
  if (isCoach || tag.shadowRoot) shows(rootIn(tag, 'companies'), isCoach ? 'nothing' : '')
}

const drawings: Partial<Record<string, (tag: HTMLElement, session: Session) => void>> = {
  login: drawLogin,
  cart: drawCart,
  companies: drawCompanies,
}

/** Makes a tag show the session; nothing to show leaves it untouched. What fails leaves it as it was. */
export function draw(tag: HTMLElement, session: Session) {
  try {
    drawings[nameOf(tag)]?.(tag, session)
  } catch {
    // The editor's link is still there, and the page is not ours to trouble.
  }
}
