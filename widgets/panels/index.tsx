import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { enableShadowDOM } from 'react-stately/private/flags/flags'

import { setPortalOrigin } from '#shared/api/store.ts'
import type { OpenPanel, PanelRequest } from '#shared/federation/widgets.ts'
import { LoginForm } from '#shared/parts/LoginForm.tsx'
import { configureSession, followCookie, signOut } from '#shared/session/store.ts'
import { PanelContent } from './PanelContent.tsx'
import { sheets } from './sheets.ts'
import { opened } from './store.ts'

/** react-aria would add a rule of its own as an inline style, which a strict page refuses; `base.css` has it. */
const PRESSABLE = 'react-aria-pressable-style'

/** Milliseconds in which only what was asked for at the same time can come. */
const SETTLE_TIME_MS = 100

enableShadowDOM()
followCookie()
if (!document.getElementById(PRESSABLE)) {
  const mark = document.createElement('meta')
  mark.id = PRESSABLE
  document.head.append(mark)
}

/**
 * The first time anything is rendered the browser has to compile what renders it. That is done between reaching for a
 * widget and the click, where nobody sees or waits for it.
 */
function rehearse() {
  const react = createRoot(document.createElement('div'))
  react.render(<LoginForm onLoggedIn={() => undefined} />)
  setTimeout(() => react.unmount())
}
rehearse()

/** Fills a shadow root of its own, so that neither the page's styles nor the loader's reach it. */
function show(request: PanelRequest) {
  const { root, trigger } = request
  const host = document.createElement('div')
  const shadow = host.attachShadow({ mode: 'open' })
  shadow.adoptedStyleSheets = sheets
  const content = document.createElement('div')
  content.lang = 'nl'
  content.className = 'bw-panel'
  shadow.append(content)
  root.append(host)

  const before = trigger.ariaExpanded
  trigger.ariaExpanded = 'true'
  const react = createRoot(content)
  const close = () => {
    // Another panel may stand there by now.
    if (opened.get(root)?.close !== close) return
    opened.delete(root)
    trigger.ariaExpanded = before
    react.unmount()
    host.remove()
  }
  /** The login form comes in the place of the panel. */
  async function onExpired() {
    close()
    const { stored } = await signOut()
    if (stored) show(request)
  }
  opened.set(root, { close, since: performance.now() })
  // At once: left to its own time, React lets the browser draw the page without it first.
  flushSync(() => react.render(<PanelContent request={request} onClose={close} onExpired={onExpired} />))
}

export const openPanel: OpenPanel = (request) => {
  setPortalOrigin(request.portal)
  configureSession({ cookieDomain: request.cookieDomain })
  const present = opened.get(request.root)
  // Clicked again while we were on our way.
  if (present && performance.now() - present.since < SETTLE_TIME_MS) return
  present?.close()
  // What stands there of an invitation says that one was sent: who clicks again wants to send another.
  if (!present || request.name === 'invite') show(request)
}
