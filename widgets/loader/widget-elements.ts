// Editors can write a widget in three forms: a custom element, a marked element around a link, or a link of which a
// content management system kept only the address. Its name and options are in the element's name, its attributes, or the
// fragment of that address.

const names = ['login', 'cart', 'companies', 'invite', 'add-to-cart'] as const
export type WidgetName = (typeof names)[number]

const elementSelector = names.map((name) => `bw-${name},[data-bw-widget="${name}"]:not(a,button)`).join()
const linkSelector = names
  .map((name) => `a[href*="#bw-${name}"],:is(a,button)[data-bw-widget="${name}"]`)
  .join()
const widgetSelector = `${elementSelector},${linkSelector}`

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

/** Returns the widget around `element`, or `element` itself. A link inside a marked element is part of that widget. */
export const closestWidget = (element: Element) =>
  (element.closest(elementSelector) ?? element.closest(linkSelector)) as HTMLElement | null

/** Returns all widgets in `node`, including `node` itself. */
export const findWidgets = (node: Element): HTMLElement[] =>
  [node, ...node.querySelectorAll<HTMLElement>(widgetSelector)].filter(
    (widget): widget is HTMLElement => widget.matches(widgetSelector) && closestWidget(widget) === widget,
  )
