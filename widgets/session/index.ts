import type { ShowSession } from '#shared/embed/modules.ts'
import { type Widget, widgetAt, widgetsIn } from '#shared/embed/widget-at.ts'
import { readSession } from '#shared/session/cookie.ts'
import { ofDocument } from '#shared/session/of-document.ts'
import { watchCookie } from '#shared/session/watch.ts'
import { renderers } from './render.ts'
import { tellPage } from './tell-page.ts'
import { whenSettled } from './when-settled.ts'

// Separate from the loader, because most visitors have neither a session nor a cart.

/** The longest delay that `setTimeout` accepts. */
const MAX_TIMEOUT_MS = 2 ** 31 - 1

/** Shows the session in the links of the page from now on, whenever the session or the page changes. */
export const showSession: ShowSession = (bw, atLoad) => {
  let session = readSession()
  let expiry = 0

  /** Renders the session in widgets. Leaves a widget as it is when there is nothing to show or rendering fails. */
  function render(widgets: Widget[]) {
    for (const { name, link } of widgets)
      try {
        renderers[name]?.(link, session)
      } catch {
        // The editor's link still works, and the page must not break.
      }
    // What was just rendered is no change of the page.
    observer.takeRecords()
  }

  function refresh() {
    session = readSession()
    tellPage(bw, session, false)
    const { user } = session
    render(widgetsIn(ofDocument('documentElement')))
    clearTimeout(expiry)
    if (!user.isLoggedIn) return
    expiry = window.setTimeout(refresh, Math.min(user.loginExpiration - Date.now() + 1, MAX_TIMEOUT_MS))
  }

  const observer = new MutationObserver((records) => {
    for (const { target, addedNodes } of records) {
      const changed = target instanceof Element ? target : target.parentElement
      const widget = changed && widgetAt(changed)
      render(
        widget
          ? [widget]
          : [...addedNodes].flatMap((node) => (node instanceof Element ? widgetsIn(node) : [])),
      )
    }
  })
  tellPage(bw, session, atLoad)
  whenSettled(() => {
    observer.observe(document, { childList: true, subtree: true, characterData: true })
    watchCookie(refresh)
    refresh()
  })
}
