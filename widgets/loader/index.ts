import { findCookieDomain } from '#shared/embed/cookie-domain.ts'
import type { CheckPage, ShowSession, WidgetActions } from '#shared/embed/modules.ts'
import { portalOrigin } from '#shared/embed/portal-origin.ts'
import { type Beterwerk, emit } from '#shared/embed/site-api.ts'
import type { Widget } from '#shared/embed/widget-at.ts'
import { widgetAt } from '#shared/embed/widgets-of-page.ts'
import { cookieText } from '#shared/session/own-cookie.ts'
import { COOKIE, watchCookie } from '#shared/session/watch.ts'
import { importModule, loadCatalogue, preload, preloadLogin } from './modules.ts'

// The script that pages of the public website load. It finds out which links of the page are widgets, and loads the modules
// that show a session, open a panel or fill the cart when they are needed. When something fails, the links of the page keep
// working. It may run at any moment, before or after the page has been read.

/** Time after a click until the browser follows the link. */
const TIMEOUT_MS = 10_000

/** For what is loaded ahead: the click tries again. */
const ignore = () => {}

const cookieHas = (pattern: string | RegExp) => cookieText()?.match(pattern)

/** According to the cookie. The panels decide: they know when a login expires. */
const isLoggedIn = () => cookieHas('"isLoggedIn":true')

/** Whether a widget does more for this visitor than lead to its address. */
const isActive = ({ name, product }: Widget) =>
  name === 'add-to-cart' || name === 'product'
    ? product > 0
    : name === 'invite'
      ? isLoggedIn()
      : name !== 'cart' || cookieHas(/"cart":"\d/)

function activeWidgetAt(target: EventTarget | null) {
  const widget = target instanceof Element && widgetAt(target)
  return widget && isActive(widget) && widget
}

/** Scripts of the page ask for it without a link. */
type Act = Omit<Widget, 'link'> & { link: HTMLElement | undefined }

function start(cookieDomain: string) {
  /** After a click, also opens the panel or adds the product. */
  async function load(act: Act, isClicked?: boolean): Promise<void> {
    const { name } = act
    const isOrder = name === 'add-to-cart'
    if (!isLoggedIn() && (name === 'login' || name === 'companies')) preloadLogin().catch(ignore)
    const [{ activate, prepare }, catalogue] = await Promise.all([
      importModule<WidgetActions>(isOrder ? 'cart' : 'panels'),
      isOrder && loadCatalogue(),
    ])
    await (isClicked ? activate : prepare)?.({
      ...act,
      cookieDomain,
      catalogue,
      preload,
    })
  }

  const followLink = (link?: HTMLElement) =>
    location.assign((link as HTMLAnchorElement | undefined)?.href ?? portalOrigin)

  function onClick(event: MouseEvent) {
    const { button, altKey, ctrlKey, metaKey, shiftKey, detail, target } = event
    if (button || altKey || ctrlKey || metaKey || shiftKey) return
    const widget = activeWidgetAt(target)
    if (!widget) return
    event.preventDefault()
    // The second half of a double click would undo the first.
    if (detail > 1) return
    const { link } = widget
    const waiting = setTimeout(followLink, TIMEOUT_MS, link)
    load(widget, true)
      .catch(({ message }: Error) => {
        emit('bw:error', { message, link })
        followLink(link)
      })
      .then(() => clearTimeout(waiting))
  }

  function prefetch({ target }: Event) {
    const widget = activeWidgetAt(target)
    if (widget) load(widget).catch(ignore)
  }

  /** `change`: what may have brought a session or a cart after the page was loaded. Most visitors have neither. */
  function showSession(change?: unknown) {
    if (!cookieHas(COOKIE)) return
    stopWatching()
    return importModule<{ showSession: ShowSession }>('session').then(
      (session) => session.showSession(bw, !change, importModule),
      () => {
        stopWatching = watchCookie(showSession)
      },
    )
  }

  const bw: Beterwerk = {
    user: null,
    cart: {
      items: [],
      add: (product, quantity = 1, link) =>
        load({ name: 'add-to-cart', link, company: '', product, quantity: `${quantity}` }, true),
    },
    open: (name, link, id) =>
      load({ name, link, company: id as string, product: Number(id), quantity: '' }, true),
    ready: Promise.resolve()
      .then(showSession)
      .then(() => bw),
  }

  let stopWatching = watchCookie(showSession)
  Object.assign(window, { bw })
  addEventListener('click', onClick, true)
  for (const event of ['pointerover', 'focusin']) addEventListener(event, prefetch, true)
}

/** Set on the window by the first script that runs: a page may have two, one of them pinned to a version. */
const STARTED = Symbol.for('beterwerk')

const domain = findCookieDomain()
const { hostname, origin, search } = location
if (domain !== undefined && navigator.cookieEnabled && !(STARTED in window)) {
  Object.assign(window, { [STARTED]: true })
  start(domain)
}

// On a page in development that is not the portal's own, and wherever somebody asks for it.
if (search.includes('bw-debug') || (/^localhost$|\.(local|test)$/.test(hostname) && origin !== portalOrigin))
  importModule<{ checkPage: CheckPage }>('debug').then(
    ({ checkPage }) => checkPage(domain),
    // biome-ignore lint/suspicious/noConsole: it is what was asked for
    () => console.warn(`Beterwerk: ${portalOrigin}/widgets#policy`),
  )
