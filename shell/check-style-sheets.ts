declare global {
  interface Window {
    /** Gets each link to a style sheet from the code that loads it, before it is in the document. */
    __BW_CHECK_STYLE__?: (link: HTMLLinkElement) => void
  }
}

/**
 * The import map makes the browser check scripts. For a style sheet of another host it must be the link that has the
 * integrity, so this copies it from the map.
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
