import type { Session } from '#shared/session/session.ts'
import { getOrCreateChild, getWidgetRoot } from './shadow-roots.ts'
import { type WidgetName, widgetName } from './widget-elements.ts'

/** Sets what the widget shows instead of or beside the page's link; '' restores the look of the page. */
function setShownMark({ host }: ShadowRoot, part?: string) {
  if (part) host.setAttribute('data-bw-shows', part)
  else host.removeAttribute('data-bw-shows')
}

/** Shows the user's name, as a button, instead of the link. */
function renderLogin(widget: HTMLElement, { user: { isLoggedIn, fullName } }: Session) {
  if (!isLoggedIn && !widget.shadowRoot) return
  const root = getWidgetRoot(widget)
  const button = getOrCreateChild(root, 'button')
  const name = fullName || 'Mijn omgeving'
  getOrCreateChild(button, 'span').textContent = name
  button.ariaLabel = `Account van ${name}`
  button.ariaExpanded ??= 'false'
  button.hidden = !isLoggedIn
  getOrCreateChild(root, 'slot').hidden = isLoggedIn
  setShownMark(root, isLoggedIn ? 'name' : '')
}

/** Shows the number of products in the cart at the corner of the link. Screen readers announce only a change. */
function renderCart(widget: HTMLElement, { cart: { length } }: Session) {
  if (!length && !widget.shadowRoot) return
  const root = getWidgetRoot(widget)
  const count = getOrCreateChild(root, 'b')
  const text = length ? `${length}` : ''
  setShownMark(root, text && 'count')
  count.hidden = !length
  if (count.firstChild?.textContent === text) return
  count.role = 'status'
  const label = document.createElement('span')
  label.textContent = ` ${length > 1 ? 'producten' : 'product'} in je winkelwagen`
  count.replaceChildren(text, label)
}

/** Hides the widget for coaches, who have no companies of their own. */
function renderCompanies(widget: HTMLElement, { user }: Session) {
  const isCoach = user.roles.includes('BW_COACH')
  if (isCoach || widget.shadowRoot) setShownMark(getWidgetRoot(widget), isCoach ? 'nothing' : '')
}

const renderers: Partial<Record<WidgetName, (widget: HTMLElement, session: Session) => void>> = {
  login: renderLogin,
  cart: renderCart,
  companies: renderCompanies,
}

/** Renders the session in a widget. Leaves the widget as it is when there is nothing to show or rendering fails. */
export function renderWidget(widget: HTMLElement, session: Session) {
  try {
    renderers[widgetName(widget)]?.(widget, session)
  } catch {
    // The editor's link still works, and the page must not break.
  }
}
