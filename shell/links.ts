/** Paths on the portal's origin that are not pages of the portal. */
const NON_PAGE_PATHS = /^\/((rest|website|health|remotes)(\/|$)|widgets\/)/

/** Undefined when there is no such link, it leads elsewhere, or it has a target or downloads. */
function findLinkedPage(event: Event): URL | undefined {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
  if (!link || link.target || link.hasAttribute('download')) return undefined
  const url = new URL(link.href)
  const isPage = url.origin === window.location.origin && !NON_PAGE_PATHS.test(url.pathname)
  return isPage ? url : undefined
}

/** How long the pointer or the focus stays on a link before the data of its page are fetched. */
const DWELL_MS = 65

/**
 * Makes links to the portal navigate without a reload, so that components can use `<a href>` and do not depend on the
 * router. Prefetches a page's code when its link is hovered or focused, and its data when that lasts.
 */
export function interceptLinks(
  navigate: (to: string) => unknown,
  prefetch: (page: URL, options: { withData: boolean }) => unknown,
): void {
  const timers: Record<string, ReturnType<typeof setTimeout> | undefined> = {}
  const follow = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    const page = findLinkedPage(event)
    if (!page || (page.hash && page.pathname === window.location.pathname)) return
    event.preventDefault()
    for (const timer of Object.values(timers)) clearTimeout(timer)
    // Not within the event, in which React renders each state of the router at once: also loading, which ends in the
    // same task when the data were loaded ahead.
    setTimeout(() => navigate(page.pathname + page.search + page.hash))
  }
  const prepare = (event: Event) => {
    clearTimeout(timers[event.type])
    const page = findLinkedPage(event)
    if (!page) return
    prefetch(page, { withData: false })
    // A query can ask the page to do something, such as adding a product to the cart.
    const hasData = !page.search && page.pathname !== window.location.pathname
    if (hasData) timers[event.type] = setTimeout(() => prefetch(page, { withData: true }), DWELL_MS)
  }
  // In the capture phase: react-aria stops the propagation of clicks on its pressable elements.
  document.addEventListener('click', follow, { capture: true })
  for (const type of ['pointerover', 'focusin']) document.addEventListener(type, prepare)
}
