/** Paths on the portal's origin that are not pages of the portal. */
const NON_PAGE_PATHS = /^\/((rest|website|health|remotes)(\/|$)|widgets\/)/

/**
 * Returns the portal page that the link around the event's target leads to; undefined when there is no such link, it
 * leads elsewhere, or it has a target or downloads.
 */
function findLinkedPage(event: Event): URL | undefined {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
  if (!link || link.target || link.hasAttribute('download')) return undefined
  const url = new URL(link.href)
  const isPage = url.origin === window.location.origin && !NON_PAGE_PATHS.test(url.pathname)
  return isPage ? url : undefined
}

/**
 * Makes every plain link to a page of the portal navigate without a reload, and prefetches that page's code when the link
 * is hovered or focused. Components can therefore use `<a href>` and do not depend on the router.
 */
export function interceptLinks(
  navigate: (to: string) => unknown,
  prefetch: (pathname: string) => unknown,
): void {
  const follow = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    const page = findLinkedPage(event)
    if (!page || (page.hash && page.pathname === window.location.pathname)) return
    event.preventDefault()
    navigate(page.pathname + page.search + page.hash)
  }
  // In the capture phase: react-aria stops the propagation of clicks on its pressable elements.
  document.addEventListener('click', follow, { capture: true })
  for (const type of ['pointerover', 'focusin']) {
    document.addEventListener(type, (event) => {
      const page = findLinkedPage(event)
      if (page) prefetch(page.pathname)
    })
  }
}
