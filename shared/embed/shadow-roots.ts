import { createElement } from './page.ts'
import styleSheet from './shadow-roots.css'

/** With a shadow root, which the styles of the page do not reach. */
export function createHost(name: 'bw-count' | 'bw-panel') {
  const host = createElement(name)
  host.attachShadow({ mode: 'open' }).adoptedStyleSheets = [styleSheet]
  return host
}

/**
 * In an element right after the link, since a panel cannot be in the link itself; created when there is none.
 * `isInFlow`: the panel takes room on the page; otherwise the element takes none either, nor a gap between the items of
 * a menu.
 */
export function getPanelRoot(link: Element, isInFlow: boolean): ShadowRoot {
  let host = link.nextElementSibling as HTMLElement | null
  if (host?.localName !== 'bw-panel') {
    host = createHost('bw-panel')
    link.after(host)
  }
  host.style.cssText = isInFlow ? '' : 'position:absolute!important'
  return host.shadowRoot!
}

/**
 * Calls `callback` once, when the page has removed or moved the link of a panel, and removes the element of the panel.
 * Returns the function that stops it.
 */
export function whenLinkLeaves(link: Element, { host }: ShadowRoot, callback: () => void): () => void {
  const observer = new MutationObserver(() => {
    if (link.isConnected && host.previousElementSibling === link) return
    observer.disconnect()
    host.remove()
    callback()
  })
  observer.observe(document, { childList: true, subtree: true })
  return () => observer.disconnect()
}
