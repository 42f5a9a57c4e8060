// Editors can write a widget in three forms: a custom element, a marked element around a link, or a link of which a
// content management system kept only the address. Its name and options are in the element's name, its attributes, or the
// fragment of that address. Some editors store the marked element inside the link: then that link is the widget's link.

import { closestOf, matchesIn } from './page.ts'

const names = ['login', 'cart', 'companies', 'invite', 'add-to-cart'] as const
export type WidgetName = (typeof names)[number]

const LINK = 'a,button'
const elementSelector = names.map((name) => `bw-${name},[data-bw-widget="${name}"]:not(${LINK},form)`).join()
const linkSelector = names
  .map((name) => `a[href*="#bw-${name}"],:is(${LINK})[data-bw-widget="${name}"]`)
  .join()

const parseFragment = (widget: Element) => widget.getAttribute('href')?.split('#bw-')[1]?.split('?') ?? []

export const widgetName = (widget: HTMLElement) =>
  (widget.dataset.bwWidget ??
    (/^bw-(.+)/.exec(widget.localName)?.[1] || parseFragment(widget)[0])) as WidgetName

/** Returns the value of the option `key`, '' when the editor left it out. */
export const widgetOption = (widget: HTMLElement, key: string): string =>
  widget.dataset[key] ??
  (widget.localName.startsWith('bw-') ? widget.getAttribute(key) : undefined) ??
  new URLSearchParams(parseFragment(widget)[1]).get(key) ??
  ''

/** Returns the link of the page, or the button, that `element` is or is in. */
export const linkAround = (element: Element) => closestOf(element, LINK)

/** Returns the link of a widget: around it, the widget itself, or in it. Null when an editor left it out. */
export const linkOf = (widget: HTMLElement) => linkAround(widget) ?? widget.querySelector<HTMLElement>(LINK)

/**
 * Returns the widget around `element`, or `element` itself, or the one in the same link. A link inside a marked element
 * is part of that widget.
 */
export function closestWidget(element: Element): HTMLElement | null {
  const link = linkAround(element)
  return (
    closestOf(element, elementSelector) ??
    (link && (closestOf(link, linkSelector) ?? link.querySelector<HTMLElement>(elementSelector)))
  )
}

/** Returns all widgets in `node`, including `node` itself. */
export const findWidgets = (node: Element) =>
  matchesIn(node, `${elementSelector},${linkSelector}`).filter((widget) => closestWidget(widget) === widget)
