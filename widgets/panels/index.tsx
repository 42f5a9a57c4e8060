import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { enableShadowDOM } from 'react-stately/private/flags/flags'

import { setPortalOrigin } from '#shared/api/store.ts'
import type { OpenPanel, PanelRequest } from '#shared/federation/widgets.ts'
import { configureSession, followCookie, signOut } from '#shared/session/store.ts'
import { PanelContent } from './PanelContent.tsx'
import { openPanels } from './store.ts'
import { styleSheets } from './style-sheets.ts'

/** Keeps react-aria from adding an inline style, which a strict policy of the page blocks; `base.css` has the rule. */
const PRESSABLE_STYLE_ID = 'react-aria-pressable-style'

/** Requests for the same panel within this time come from clicks while the panels were loading. */
const SETTLE_TIME_MS = 100

enableShadowDOM()
followCookie()
if (!document.getElementById(PRESSABLE_STYLE_ID)) {
  const mark = document.createElement('meta')
  mark.id = PRESSABLE_STYLE_ID
  document.head.append(mark)
}

/** Renders a panel into a shadow root of its own, which neither the page's styles nor the loader's reach. */
function mountPanel(request: PanelRequest) {
  const { root, trigger } = request
  const host = document.createElement('div')
  const shadow = host.attachShadow({ mode: 'open' })
  shadow.adoptedStyleSheets = styleSheets
  const content = document.createElement('div')
  content.lang = 'nl'
  content.className = 'bw-panel'
  shadow.append(content)
  root.append(host)
  if (!root.host.isConnected) trigger.after(root.host)

  const before = trigger.getAttribute('aria-expanded')
  // The attribute: Firefox before 119 has no property for it.
  trigger.setAttribute('aria-expanded', 'true')
  const react = createRoot(content)
  const close = () => {
    // Another panel may have replaced this one.
    if (openPanels.get(root)?.close !== close) return
    openPanels.delete(root)
    if (before === null) trigger.removeAttribute('aria-expanded')
    else trigger.setAttribute('aria-expanded', before)
    react.unmount()
    host.remove()
    // An element of the loader, which leaves the page as it was.
    if (root.host.localName === 'bw-panel' && !root.firstElementChild) root.host.remove()
  }
  /** Replaces the panel by the login form. */
  async function onExpired() {
    close()
    const { stored } = await signOut()
    if (stored) mountPanel(request)
  }
  openPanels.set(root, { close, since: performance.now() })
  // Synchronously: otherwise the browser paints a frame without the panel first.
  flushSync(() => react.render(<PanelContent request={request} onClose={close} onExpired={onExpired} />))
}

export const openPanel: OpenPanel = (request) => {
  setPortalOrigin(request.portal)
  configureSession({ cookieDomain: request.cookieDomain })
  const present = openPanels.get(request.root)
  // A second click while the panels were loading.
  if (present && performance.now() - present.since < SETTLE_TIME_MS) return
  present?.close()
  // An open invite panel shows that an invitation was sent; another click opens the form for the next one.
  if (!present || request.name === 'invite') mountPanel(request)
}
