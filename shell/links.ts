/** Parts of our own address that are not pages of the portal. */
const NOT_PAGES = /^\/(rest|website|health|remotes|widgets)(\/|$)/

/** The portal page a link leads to, or undefined when it leads elsewhere or asks to be left alone. */
function pageOf(event: Event): URL | undefined {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
  if (!link || link.target || link.hasAttribute('download')) return undefined
  const url = new URL(link.href)
  const isPage = url.origin === window.location.origin && !NOT_PAGES.test(url.pathname)
  return isPage ? url : undefined
}

/**
 * Makes every plain link to a page of the portal navigate without a reload, and fetches that page's code as soon as
 * the link is hovered or focused. So components need not know of the router.
 */
export function followLinks(
  navigate: (to: string) => unknown,
  prefetch: (pathname: string) => unknown,
): void {
  const follow = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    const page = pageOf(event)
    if (!page || (page.hash && page.pathname === window.location.pathname)) return
    event.preventDefault()
    navigate(page.pathname + page.search + page.hash)
  }
  // On the way down: react-aria lets no click on what it makes pressable come back up.
  document.addEventListener('click', follow, { capture: true })
  for (const type of ['pointerover', 'focusin']) {
    document.addEventListener(type, (event) => {
      const page = pageOf(event)
      if (page) prefetch(page.pathname)
    })
  }
}
