import '#shared/ui/tokens.css'
import '#shared/ui/base.css'
import './panel.css'

import type { ComponentType } from 'react'
import { createRoot } from 'react-dom/client'

import { getLoginStatus } from '#shared/api/accounts/session.ts'
import { setPortalOrigin, verifyPartsWith } from '#shared/api/basics/store.ts'
import { languageOf } from '#shared/embed/language.ts'
import type { PanelName, PanelRequest, WidgetActions } from '#shared/embed/modules.ts'
import { firstIn } from '#shared/embed/page.ts'
import { portalOrigin } from '#shared/embed/portal-origin.ts'
import { getPanelRoot, whenLinkLeaves } from '#shared/embed/shadow-roots.ts'
import { ofDocument } from '#shared/session/of-document.ts'
import { configureSession, followCookie, sessionStore, settleLogin, signOut } from '#shared/session/store.ts'
import { DialogPlace } from '#shared/ui/dialog-place.ts'
import { importEnglish } from './import-english.ts'
import { isDark } from './is-dark.ts'
import { OfUser } from './OfUser.tsx'
import type { PanelProps, PlacedRequest } from './panel-props.ts'
import { loader, openPanels, styleSheets } from './store.ts'
import { verifyPart } from './verify-part.ts'

setPortalOrigin(portalOrigin)
verifyPartsWith(verifyPart)
followCookie(getLoginStatus)

/** `prepare` loads what the panel shows, before the click. */
type PanelModule = { Panel: ComponentType<PanelProps>; prepare?: (request: PanelRequest) => void }

const panels: Record<PanelName, () => Promise<PanelModule>> = {
  async login() {
    const { LoginPanel } = await import(
      /* webpackMode: "lazy", webpackChunkName: "login" */ './LoginPanel.tsx'
    )
    return { Panel: LoginPanel }
  },
  async account() {
    const { AccountPanel } = await import(
      /* webpackMode: "lazy", webpackChunkName: "account" */ './AccountPanel.tsx'
    )
    return { Panel: AccountPanel }
  },
  async companies() {
    const { CompaniesPanel, prepare } = await import(
      /* webpackMode: "lazy", webpackChunkName: "companies" */ './CompaniesPanel.tsx'
    )
    return { Panel: CompaniesPanel, prepare }
  },
  async basket() {
    const { BasketPanel, prepare } = await import(
      /* webpackMode: "lazy", webpackChunkName: "basket" */ './BasketPanel.tsx'
    )
    return { Panel: BasketPanel, prepare }
  },
  async product() {
    const { ProductPanel, prepare } = await import(
      /* webpackMode: "lazy", webpackChunkName: "product" */ './ProductPanel.tsx'
    )
    return { Panel: ProductPanel, prepare }
  },
  async invite() {
    const { InvitePanel, prepare } = await import(
      /* webpackMode: "lazy", webpackChunkName: "invite" */ './InvitePanel.tsx'
    )
    return { Panel: InvitePanel, prepare }
  },
}

const isLoggedIn = () => sessionStore.getState().user.isLoggedIn

function partFor(name: PanelRequest['name']): PanelName {
  if (name === 'cart') return 'basket'
  if (name === 'product') return name
  if (!isLoggedIn()) return 'login'
  return name === 'login' ? 'account' : name
}

/** `showInEnglish`: for a link in English. */
type LoadedPanel = PanelModule & { showInEnglish: ((content: Element) => () => void) | false }

/** After the loader has verified it. */
async function importPanel({ name, preload, link }: PanelRequest): Promise<LoadedPanel> {
  loader.preload = preload
  await settleLogin()
  const panel = partFor(name)
  const [module, showInEnglish] = await Promise.all([
    verifyPart(panel).then(panels[panel]),
    link !== undefined && languageOf(link) === 'en' && importEnglish(panel),
  ])
  return { ...module, showInEnglish }
}

/** In a shadow root of its own, which neither the styles of the page nor those of the loader reach. */
function mountPanel(request: PlacedRequest, { Panel, showInEnglish }: LoadedPanel) {
  const { link, name } = request
  const root = getPanelRoot(link, name === 'companies' || name === 'invite')
  const host = document.createElement('div')
  host.setAttribute('exportparts', 'panel, button, input, label, card')
  const shadow = host.attachShadow({ mode: 'open' })
  shadow.adoptedStyleSheets = styleSheets
  const content = document.createElement('div')
  content.lang = languageOf(link)
  content.className = 'bw-panel'
  content.setAttribute('part', 'panel')
  content.toggleAttribute('data-dark', isDark(link))
  shadow.append(content)
  root.append(host)
  const stopTranslating = showInEnglish ? showInEnglish(content) : () => undefined

  const before = link.getAttribute('aria-expanded')
  // As an attribute: Firefox before 119 has no property for it.
  link.setAttribute('aria-expanded', 'true')
  const react = createRoot(content)
  const close = () => {
    // Another panel may have replaced this one.
    if (openPanels.get(link)?.close !== close) return
    openPanels.delete(link)
    stopWatching()
    if (before === null) link.removeAttribute('aria-expanded')
    else link.setAttribute('aria-expanded', before)
    react.unmount()
    stopTranslating()
    host.remove()
    // Leaves the page as it was.
    if (!root.firstElementChild) root.host.remove()
  }
  const stopWatching = whenLinkLeaves(link, root, close)
  async function onExpired() {
    close()
    const { stored } = await signOut()
    if (stored) await activate(request)
  }
  /** After a login, returns the focus to the link. The companies open after a login that was made for them. */
  function onUserChange(isFirst: boolean) {
    close()
    if (!isFirst) return
    link.focus()
    if (name === 'companies') void activate(request)
  }
  openPanels.set(link, { close, since: performance.now() })
  react.render(
    <OfUser onChange={onUserChange}>
      <DialogPlace value={null}>
        <Panel request={request} onClose={close} onExpired={onExpired} />
      </DialogPlace>
    </OfUser>,
  )
}

/** For a script that named no element: the one with the focus, or the first link. */
function findPlace(): HTMLElement {
  const focused = ofDocument('activeElement')
  const place = focused instanceof HTMLElement && focused.parentElement?.closest('body') ? focused : null
  const found = place ?? firstIn(ofDocument('documentElement'), 'body a, body button')
  if (found) return found
  throw new Error('The page has no link or button below which a panel could open')
}

export const activate: WidgetActions<PanelRequest>['activate'] = async (asked) => {
  const since = performance.now()
  const { name, cookieDomain } = asked
  const link = asked.link ?? findPlace()
  const request = { ...asked, link }
  configureSession({ cookieDomain })
  const panel = await importPanel(request)
  const present = openPanels.get(link)
  // A second click while the first was waiting for the panel.
  if (present && since <= present.since) return
  present?.close()
  // An open invite panel shows that an invitation was sent; another click opens the form for the next one.
  if (!present || name === 'invite') mountPanel(request, panel)
}

export const prepare: WidgetActions<PanelRequest>['prepare'] = async (request) => {
  const panel = await importPanel(request)
  if (request.link && !openPanels.has(request.link)) panel.prepare?.(request)
}
