// Access to the page that nothing on it can replace: the document and a form have the elements in them as properties,
// such as `<form name="querySelector">` and `<input name="closest">`. Only the prototypes still have the methods.

import { ofDocument } from '#shared/session/of-document.ts'

const { closest, matches, querySelectorAll } = Element.prototype

export const createElement = <K extends keyof HTMLElementTagNameMap>(name: K | `bw-${string}`) =>
  ofDocument('createElement').call(document, name) as HTMLElementTagNameMap[K]

export const closestOf = (element: Element, selector: string) =>
  closest.call(element, selector) as HTMLElement | null

/** Returns the elements that match in `element`, including `element` itself. */
export const matchesIn = (element: Element, selector: string) =>
  [element, ...querySelectorAll.call(element, selector)].filter((found) =>
    matches.call(found, selector),
  ) as HTMLElement[]
