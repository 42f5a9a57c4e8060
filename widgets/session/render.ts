import { languageOf } from '#shared/embed/language.ts'
import { createElement } from '#shared/embed/page.ts'
import { createHost } from '#shared/embed/shadow-roots.ts'
import type { WidgetName } from '#shared/embed/widget-address.ts'
import type { Session } from '#shared/session/session.ts'
import { undoDrawing } from './store.ts'
import { sessionTexts } from './texts.ts'

// No node of the page is moved or replaced: the page may belong to a framework that still holds it.

/** In characters: more would take too much of a header. */
const MAX_NAME_LENGTH = 24

const textsIn = (node: Node): Text[] =>
  node instanceof HTMLElement
    ? [...node.childNodes].flatMap(textsIn)
    : node instanceof Text && node.data.trim()
      ? [node]
      : []

function renderLogin(link: HTMLElement, { user: { isLoggedIn, fullName } }: Session) {
  undoDrawing.get(link)?.()
  undoDrawing.delete(link)
  if (!isLoggedIn) return
  const { ownPages, accountOf } = sessionTexts[languageOf(link)]
  const name = fullName || ownPages
  const shown = name.length > MAX_NAME_LENGTH ? `${name.slice(0, MAX_NAME_LENGTH - 1)}…` : name
  const label = link.getAttribute('aria-label')
  const texts = textsIn(link).map((text, index) => ({
    text,
    own: text.data,
    drawn: index ? '' : `${shown} ▾`,
  }))
  for (const { text, drawn } of texts) text.data = drawn
  link.setAttribute('aria-label', accountOf(name))
  if (!link.hasAttribute('aria-expanded')) link.setAttribute('aria-expanded', 'false')
  undoDrawing.set(link, () => {
    for (const { text, own, drawn } of texts) if (text.data === drawn) text.data = own
    if (label === null) link.removeAttribute('aria-label')
    else link.setAttribute('aria-label', label)
  })
}

/** At the end of the link. Screen readers announce only a change. */
function renderCart(link: HTMLElement, { cart: { length } }: Session) {
  let host = link.querySelector('bw-count')
  if (!length) return host?.remove()
  host ??= createHost('bw-count')
  if (link.lastChild !== host) link.append(host)
  const root = host.shadowRoot!
  const count = root.querySelector('b') ?? root.appendChild(createElement('b'))
  count.setAttribute('part', 'count')
  const text = `${length}`
  if (count.firstChild?.textContent === text) return
  // A role would keep the number out of the name of the link.
  count.setAttribute('aria-live', 'polite')
  const label = createElement('span')
  label.textContent = ` ${sessionTexts[languageOf(link)].inCart(length)}`
  count.replaceChildren(text, label)
}

/** Coaches have no companies of their own. */
function renderCompanies({ style }: HTMLElement, { user }: Session) {
  const isCoach = user.roles.includes('BW_COACH')
  if (isCoach || style.getPropertyPriority('visibility'))
    style.setProperty('visibility', isCoach ? 'hidden' : '', 'important')
}

export const renderers: Partial<Record<WidgetName, (link: HTMLElement, session: Session) => void>> = {
  login: renderLogin,
  cart: renderCart,
  companies: renderCompanies,
}
