import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { enableShadowDOM } from 'react-stately/private/flags/flags'

import { setPortalOrigin } from '#shared/api/store.ts'
import type { OpenPanel, PanelRequest } from '#shared/federation/widgets.ts'
import { LoginForm } from '#shared/parts/LoginForm.tsx'
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

/** Renders a form once out of sight, so that the browser compiles the code before the click instead of after it. */
function warmUpRenderer() {
  const react = createRoot(document.createElement('div'))
  react.render(<LoginForm onLoggedIn={() => undefined} />)
  setTimeout(() => react.unmount())
}
warmUpRenderer()

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

  const before = trigger.ariaExpanded
  trigger.ariaExpanded = 'true'
  const react = createRoot(content)
  const close = () => {
    // Another panel may have replaced this one.
    if (openPanels.get(root)?.close !== close) return
    openPanels.delete(root)
    trigger.ariaExpanded = before
    react.unmount()
    host.remove()
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
