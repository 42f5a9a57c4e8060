/** What the loader replaced in a link of the page: restores it, except what the page has changed since. */
export const undoDrawing = new WeakMap<Element, () => void>()
