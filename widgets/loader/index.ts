import type { PanelName } from '#shared/federation/widgets.ts'
import { readSession } from '#shared/session/cookie.ts'
import { watchCookie } from '#shared/session/watch.ts'
import { draw } from './draw.ts'
import { fetchCart, fetchPanels, whenIdle } from './fetch.ts'
import { itemOf } from './item.ts'
import { portal, sharedDomain } from './place.ts'
import { rootBelow } from './root.ts'
import { nameOf, optionOf, tagAround, tagsIn } from './tags.ts'

// The one script that the public website's pages load. It draws what a visitor sees at once and waits for what they
// want; the panels come with React when somebody reaches for them. What fails leaves the editor's own links as they are.

/** Longest time a browser waits, in milliseconds. */
const LONG = 2 ** 31 - 1

/** How long somebody who clicked waits for what acts, in milliseconds. */
const PANELS_TIMEOUT_MS = 10_000

/** What does not come is asked for again at the click. */
const ignore = () => undefined

function start(cookieDomain: string) {
  let session = readSession()
  let expiry = 0
  let cart: ReturnType<typeof fetchCart> | undefined

  const drawIn = (node: Element) => {
    for (const tag of tagsIn(node)) draw(tag, session)
  }

  function refresh() {
    session = readSession()
    const { user } = session
    drawIn(document.documentElement)
    clearTimeout(expiry)
    if (!user.isLoggedIn) return
    expiry = window.setTimeout(refresh, Math.min(user.loginExpiration - Date.now() + 1, LONG))
  }

  /** The panel that a tag opens for this visitor, if any. */
  function panelOf(tag: HTMLElement): PanelName | undefined {
    const name = nameOf(tag)
    if (name === 'login' || name === 'companies') return name
    return name === 'invite' && session.user.isLoggedIn ? name : undefined
  }

  /**
   * One fetch for whoever asks until it has come, because a browser answers imports of one script in any order, and
   * the cart must stand as it was clicked. Who only fetches ahead may leave a failure alone.
   */
  function cartComing() {
    cart ??= fetchCart()
    cart.catch(() => {
      cart = undefined
    })
    return cart
  }

  /** Fetches what acts and lets it; when that fails the browser goes where the link leads. */
  async function act(tag: HTMLElement, trigger: HTMLElement, name: PanelName | undefined) {
    const link = trigger.closest('a') ?? tag.querySelector('a')
    const followLink = () => location.assign(link?.href ?? portal)
    const item = itemOf(tag)
    const waiting = setTimeout(followLink, PANELS_TIMEOUT_MS)
    try {
      const place = { root: rootBelow(tag), portal, cookieDomain }
      if (name)
        (await fetchPanels()).openPanel({
          ...place,
          name,
          trigger,
          company: optionOf(tag, 'company'),
          followLink,
        })
      else if (item) await (await cartComing()).addToCart({ ...place, item })
    } catch {
      followLink()
    }
    clearTimeout(waiting)
  }

  /** Acts on a click on a tag's link, or on what we drew in its place. Anything but a plain click stays the browser's. */
  function onClick(event: MouseEvent) {
    const { button, altKey, ctrlKey, metaKey, shiftKey, detail } = event
    if (button || altKey || ctrlKey || metaKey || shiftKey) return
    const [inner] = event.composedPath()
    const { target } = event
    if (!(inner instanceof Element && target instanceof Element)) return
    const trigger =
      inner.closest<HTMLElement>('button[aria-label]') ?? target.closest<HTMLElement>('a,button')
    const tag = trigger && tagAround(target)
    if (!tag) return
    const panel = panelOf(tag)
    if (!panel && !itemOf(tag)) return
    event.preventDefault()
    // The second half of a double click would undo the first.
    if (detail < 2) act(tag, trigger, panel)
  }

  /** Somebody reaches for a tag: what it needs is on its way before the click. */
  function onIntent({ target }: Event) {
    const tag = target instanceof Element && tagAround(target)
    if (!tag) return
    if (panelOf(tag)) fetchPanels().catch(ignore)
    if (itemOf(tag)) cartComing()
  }

  refresh()
  watchCookie(refresh)
  new MutationObserver((records) => {
    for (const { addedNodes } of records)
      for (const node of addedNodes) if (node instanceof Element) drawIn(node)
  }).observe(document, { childList: true, subtree: true })
  addEventListener('click', onClick, true)
  for (const event of ['pointerover', 'focusin', 'touchstart'])
    addEventListener(event, onIntent, { capture: true, passive: true })
  whenIdle(() => {
    if (session.user.isLoggedIn && tagsIn(document.documentElement).some(panelOf)) fetchPanels().catch(ignore)
  })
}

const domain = sharedDomain()
if (domain !== undefined && navigator.cookieEnabled) start(domain)
