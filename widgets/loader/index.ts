import type { PanelName } from '#shared/federation/widgets.ts'
import { readSession } from '#shared/session/cookie.ts'
import { ofDocument } from '#shared/session/of-document.ts'
import { watchCookie } from '#shared/session/watch.ts'
import { cartItemOf } from './cart-item.ts'
import { importCart, importPanels } from './modules.ts'
import { findCookieDomain, portalOrigin } from './portal-origin.ts'
import { renderers } from './render.ts'
import { getPanelRoot } from './shadow-roots.ts'
import { whenSettled } from './when-settled.ts'
import {
  closestWidget,
  findWidgets,
  linkAround,
  linkOf,
  widgetName,
  widgetOption,
} from './widget-elements.ts'

// The script that pages of the public website load. It renders the session in the links of the page, and imports the
// panels, with React, when a visitor reaches for a widget. When something fails, the editor's own links keep working. It
// may run at any moment, before or after the page has been read.

/** The longest delay that `setTimeout` accepts. */
const MAX_TIMEOUT_MS = 2 ** 31 - 1

/** Time after a click until the browser follows the link instead. */
const PANELS_TIMEOUT_MS = 10_000

/** For a failed prefetch: the click tries again. */
const ignore = () => undefined

function start(cookieDomain: string) {
  let session = readSession()
  let expiry = 0
  let isSettled = false
  let cart: ReturnType<typeof importCart> | undefined

  /** Renders the session in widgets. Leaves a widget as it is when there is nothing to show or rendering fails. */
  function render(widgets: Iterable<HTMLElement>) {
    if (!isSettled) return
    for (const widget of widgets)
      try {
        renderers[widgetName(widget)]?.(linkOf(widget)!, session)
      } catch {
        // The editor's link still works, and the page must not break.
      }
    // What was just rendered is no change of the page.
    observer.takeRecords()
  }

  function refresh() {
    session = readSession()
    const { user } = session
    render(findWidgets(ofDocument('documentElement')))
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
    const followLink = () => location.assign((trigger as HTMLAnchorElement).href ?? portalOrigin)
    const item = cartItemOf(widget)
    const waiting = setTimeout(followLink, PANELS_TIMEOUT_MS)
    try {
      const mount = { root: getPanelRoot(trigger, name !== 'login'), portal: portalOrigin, cookieDomain }
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

  /** Handles a plain click on a widget's link; leaves other clicks to the browser. */
  function onClick(event: MouseEvent) {
    const { button, altKey, ctrlKey, metaKey, shiftKey, detail, target } = event
    if (button || altKey || ctrlKey || metaKey || shiftKey || !(target instanceof Element)) return
    const trigger = linkAround(target)
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

  const observer = new MutationObserver((records) => {
    for (const { target, addedNodes, removedNodes, nextSibling } of records) {
      // The panel of a link that the page removed.
      if (removedNodes.length && nextSibling?.nodeName === 'BW-PANEL') (nextSibling as Element).remove()
      for (const node of [target, ...addedNodes]) {
        const element = node instanceof Text ? node.parentElement : node
        if (!(element instanceof Element)) continue
        const widget = closestWidget(element)
        render(widget ? [widget] : node === target ? [] : findWidgets(element))
      }
    }
  })
  observer.observe(document, { childList: true, subtree: true, characterData: true })
  refresh()
  watchCookie(refresh)
  whenSettled(() => {
    isSettled = true
    refresh()
  })
  addEventListener('click', onClick, true)
  for (const event of ['pointerover', 'focusin', 'touchstart'])
    addEventListener(event, prefetch, { capture: true, passive: true })
}

/** Set on the window by the first script that runs: a page may have two, one of them pinned to a version. */
const STARTED = Symbol.for('beterwerk')

const domain = findCookieDomain()
if (domain !== undefined && navigator.cookieEnabled && !(STARTED in window)) {
  Object.assign(window, { [STARTED]: true })
  start(domain)
}
