import styleSheet from './loader.css'
import { createElement } from './page.ts'

/** Creates an element of our own for the page, with a shadow root, which the styles of the page do not reach. */
export function createHost(name: 'bw-count' | 'bw-panel') {
  const host = createElement(name)
  host.attachShadow({ mode: 'open' }).adoptedStyleSheets = [styleSheet]
  return host
}

/**
 * Returns the root for the panel of a link: in an element right after the link, which it creates when there is none. A
 * panel cannot be in the link itself. `isInFlow`: whether the panel takes room on the page; otherwise the element takes
 * none either, nor a gap between the items of a menu.
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
