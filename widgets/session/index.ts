import type { CartModule, ShowSession } from '#shared/embed/modules.ts'
import { readSession } from '#shared/embed/page-session.ts'
import { watchSession } from '#shared/embed/watch-session.ts'
import { whenSettled } from '#shared/embed/when-settled.ts'
import type { Widget } from '#shared/embed/widget-at.ts'
import { widgetAt, widgetsIn } from '#shared/embed/widgets-of-page.ts'
import { ofDocument } from '#shared/session/of-document.ts'
import { renderers } from './render.ts'
import { tellPage } from './tell-page.ts'

// Separate from the loader, because most visitors have neither a session nor a cart.

export const showSession: ShowSession = (bw, atLoad, importModule) => {
  /** In the module `cart`, because it is seldom needed. */
  const askLogin = () => importModule<CartModule>('cart').then((module) => module.findUser())

  let session = readSession()

  /** Leaves a widget as it is when there is nothing to show or rendering fails. */
  function render(widgets: Widget[]) {
    for (const { name, link } of widgets)
      try {
        renderers[name]?.(link, session)
      } catch {
        // The editor's link still works, and the page must not break.
      }
    // Ignores the changes that the rendering itself just made.
    observer.takeRecords()
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
    watchSession((changed) => {
      session = changed
      tellPage(bw, session, false)
      render(widgetsIn(ofDocument('documentElement')))
    }, askLogin)
  })
}
