declare global {
  interface Window {
    /** Gets each link to a style sheet before it is in the document, from the code that loads it in each part of the build. */
    __BW_CHECK_STYLE__?: (link: HTMLLinkElement) => void
  }
}

/**
 * Lets the browser check style sheets of another host. The import map of the document, which makes it check scripts, has
 * their integrity too, but for a style sheet the link itself must have it.
 */
export function checkStyleSheets(): void {
  const importMap = document.querySelector('script[type="importmap"]')?.textContent
  if (!importMap) return
  const { integrity }: { integrity: Record<string, string> } = JSON.parse(importMap)
  window.__BW_CHECK_STYLE__ = (link) => {
    const hash = integrity[link.href]
    if (!hash) return
    link.integrity = hash
    link.crossOrigin = 'anonymous'
  }
}
