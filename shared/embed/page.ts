// Access to the page that nothing on it can replace: the document and a form have the elements in them as properties,
// such as `<form name="querySelector">` and `<input name="closest">`. Only the prototypes still have the methods.

import { ofDocument } from '#shared/session/of-document.ts'

const { closest, querySelector, querySelectorAll } = Element.prototype

export const createElement = <K extends keyof HTMLElementTagNameMap>(name: K | `bw-${string}`) =>
  ofDocument('createElement').call(document, name) as HTMLElementTagNameMap[K]

export const closestOf = (element: Element, selector: string) =>
  closest.call(element, selector) as HTMLElement | null

export const firstIn = (element: Element, selector: string) =>
  querySelector.call(element, selector) as HTMLElement | null

export const allIn = (element: Element, selector: string) =>
  querySelectorAll.call(element, selector) as NodeListOf<HTMLElement>
