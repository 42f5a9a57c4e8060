import styleSheet from './loader.css'
import { widgetName } from './widget-elements.ts'

/** Returns the first `name` element in `root`; appends one when there is none. */
export function getOrCreateChild<K extends keyof HTMLElementTagNameMap>(root: Node & ParentNode, name: K) {
  return root.querySelector(name) ?? root.appendChild(document.createElement(name))
}

/** Attaches a shadow root, which the styles of the page do not reach. Its slot keeps the page's content visible. */
function attachRoot(host: HTMLElement): ShadowRoot {
  const root = host.attachShadow({ mode: 'open' })
  getOrCreateChild(root, 'slot')
  root.adoptedStyleSheets = [styleSheet]
  return root
}

/** Moves a link into an element that can have a shadow root, and keeps the focus. */
function wrapLink(link: HTMLElement): HTMLElement {
  const host = document.createElement('span')
  const focused = document.activeElement as HTMLElement | null
  host.dataset.bwWidget = widgetName(link)
  host.className = 'bw-wrapped'
  link.replaceWith(host)
  host.append(link)
  if (link.contains(focused)) focused?.focus()
  return host
}

/** Returns the root of the element right after a link; creates that element when there is none. */
function getRootAfter(link: HTMLElement): ShadowRoot {
  const next = link.nextElementSibling as HTMLElement | null
  if (next?.localName === 'bw-panel') return next.shadowRoot!
  const host = document.createElement('bw-panel')
  host.dataset.bwShows = 'panel'
  link.after(host)
  return attachRoot(host)
}

/** Returns the root for what replaces or marks the widget's link. Wraps a widget that is itself a link. */
export const getWidgetRoot = (widget: HTMLElement): ShadowRoot => {
  if (widget.shadowRoot) return widget.shadowRoot
  return attachRoot(widget.matches('a,button') ? wrapLink(widget) : widget)
}

/** Returns the root for the panel of the widget: in the widget, or right after it when the widget is itself a link. */
export const getPanelRoot = (widget: HTMLElement): ShadowRoot =>
  widget.matches('a,button') ? getRootAfter(widget) : (widget.shadowRoot ?? attachRoot(widget))
