import type { PanelName } from '#shared/federation/widgets.ts'
import { readSession } from '#shared/session/cookie.ts'
import { watchCookie } from '#shared/session/watch.ts'
import { cartItemOf } from './cart-item.ts'
import { importCart, importPanels, whenIdle } from './modules.ts'
import { findCookieDomain, portalOrigin } from './portal-origin.ts'
import { renderWidget } from './render.ts'
import { getPanelRoot } from './shadow-roots.ts'
import { closestWidget, findWidgets, widgetName, widgetOption } from './widget-elements.ts'

// The script that pages of the public website load. It renders the session in the page's widgets, and imports the panels,
// with React, when a visitor reaches for a widget. When something fails, the editor's own links keep working.

/** The longest delay that `setTimeout` accepts. */
const MAX_TIMEOUT_MS = 2 ** 31 - 1

/** Time after a click until the browser follows the link instead. */
const PANELS_TIMEOUT_MS = 10_000

/** For a failed prefetch: the click tries again. */
const ignore = () => undefined

function start(cookieDomain: string) {
  let session = readSession()
  let expiry = 0
  let cart: ReturnType<typeof importCart> | undefined

  const renderIn = (node: Element) => {
    for (const widget of findWidgets(node)) renderWidget(widget, session)
  }

  function refresh() {
    session = readSession()
    const { user } = session
    renderIn(document.documentElement)
    clearTimeout(expiry)
    if (!user.isLoggedIn) return
    expiry = window.setTimeout(refresh, Math.min(user.loginExpiration - Date.now() + 1, MAX_TIMEOUT_MS))
  }

  /** Returns the panel that a widget opens for this visitor, if any. */
  function panelOf(widget: HTMLElement): PanelName | undefined {
    const name = widgetName(widget)
    if (name === 'login' || name === 'companies') return name
    return name === 'invite' && session.user.isLoggedIn ? name : undefined
  }

  /**
   * Imports the cart module once at a time: the browser may resolve several imports in any order, and products must be
   * added in the order of the clicks. Handles the rejection, so that a prefetch can ignore it.
   */
  function loadCart() {
    cart ??= importCart()
    cart.catch(() => {
      cart = undefined
    })
    return cart
  }

  /** Opens the panel or adds the product. When the module cannot be imported, the browser follows the link. */
  async function act(widget: HTMLElement, trigger: HTMLElement, name: PanelName | undefined) {
    const link = trigger.closest('a') ?? widget.querySelector('a')
    const followLink = () => location.assign(link?.href ?? portalOrigin)
    const item = cartItemOf(widget)
    const waiting = setTimeout(followLink, PANELS_TIMEOUT_MS)
    try {
      const mount = { root: getPanelRoot(widget), portal: portalOrigin, cookieDomain }
      if (name)
        (await importPanels()).openPanel({
          ...mount,
          name,
          trigger,
          company: widgetOption(widget, 'company'),
          followLink,
        })
      else if (item) await (await loadCart()).addToCart({ ...mount, item })
    } catch {
      followLink()
    }
    clearTimeout(waiting)
  }

  /** Handles a plain click on a widget's link, or on the button instead of it; leaves other clicks to the browser. */
  function onClick(event: MouseEvent) {
    const { button, altKey, ctrlKey, metaKey, shiftKey, detail } = event
    if (button || altKey || ctrlKey || metaKey || shiftKey) return
    const [inner] = event.composedPath()
    const { target } = event
    if (!(inner instanceof Element && target instanceof Element)) return
    const trigger =
      inner.closest<HTMLElement>('button[aria-label]') ?? target.closest<HTMLElement>('a,button')
    const widget = trigger && closestWidget(target)
    if (!widget) return
    const panel = panelOf(widget)
    if (!panel && !cartItemOf(widget)) return
    event.preventDefault()
    // The second half of a double click would undo the first.
    if (detail < 2) act(widget, trigger, panel)
  }

  /** Imports the module that a widget needs when the pointer or the focus reaches it, before the click. */
  function prefetch({ target }: Event) {
    const widget = target instanceof Element && closestWidget(target)
    if (!widget) return
    if (panelOf(widget)) importPanels().catch(ignore)
    if (cartItemOf(widget)) loadCart()
  }

  refresh()
  watchCookie(refresh)
  new MutationObserver((records) => {
    for (const { addedNodes } of records)
      for (const node of addedNodes) if (node instanceof Element) renderIn(node)
  }).observe(document, { childList: true, subtree: true })
  addEventListener('click', onClick, true)
  for (const event of ['pointerover', 'focusin', 'touchstart'])
    addEventListener(event, prefetch, { capture: true, passive: true })
  whenIdle(() => {
    if (session.user.isLoggedIn && findWidgets(document.documentElement).some(panelOf))
      importPanels().catch(ignore)
  })
}

const domain = findCookieDomain()
if (domain !== undefined && navigator.cookieEnabled) start(domain)
